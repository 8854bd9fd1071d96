import type { Google } from '#server/ports/ports.ts'
import { Refusal } from '#server/lib/refusal.ts'
import type { Service } from '#server/service.ts'

/**
 * Every fault of Google's becomes one refusal; nothing has been changed by then.
 * @throws Refusal google-off, google-down
 */
export const askGoogle = async <T>(
  { ports: { google }, log }: Service,
  ask: (google: Google) => Promise<T>,
): Promise<T> => {
  if (!google) throw new Refusal('google-off')
  try {
    return await ask(google)
  } catch (error) {
    log.error({ err: error }, 'Google did not answer as it should')
    throw new Refusal('google-down', undefined, 10)
  }
}
