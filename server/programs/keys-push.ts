// `npm run keys:push`: prints a new push key as a setting.
import { newPushKeys } from '#server/keys/push-keys.ts'

const { publicKey, privateKey } = newPushKeys()
process.stdout.write(
  `# Public half, which devices subscribe with: ${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`,
)
