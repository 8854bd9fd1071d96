// `npm run keys:push`: a new key of push messages, as a setting.
import { newPushKeys } from '#server/keys/push-keys.ts'

const { publicKey, privateKey } = newPushKeys()
process.stdout.write(
  `# Public half, which devices subscribe with: ${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`,
)
