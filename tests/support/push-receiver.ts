// A third-party push service: checks the sender, decrypts like a browser, and keeps what it read.
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { ofetch } from 'ofetch'
import models from 'web-push-testing/src/PushApiModel.js'
import WebPushTestingServer from 'web-push-testing/src/server.js'
import type { Subscription } from './push.ts'

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

type Subscribed = Subscription & { clientHash: string }

export const startPushReceiver = async () => {
  const port = await freePort()
  const model = new models.PushApiModel()
  const receiver = new WebPushTestingServer(model, port)
  receiver.startServer()
  const origin = `http://localhost:${port}`
  const ask = <T>(path: string, body: object) =>
    ofetch<T>(path, { baseURL: origin, method: 'POST', body, retry: 5, retryDelay: 100 })
  return {
    origin,
    /** Subscribes as a browser would with this public key. */
    subscribe: async (applicationServerKey: string): Promise<Subscribed> =>
      (await ask<{ data: Subscribed }>('/subscribe', { applicationServerKey })).data,
    /** What could be decrypted for a device. */
    read: async ({ clientHash }: Subscribed): Promise<string[]> =>
      (await ask<{ data: { messages: string[] } }>('/get-notifications', { clientHash })).data.messages,
    /** The device is gone: answers 410 from now on. */
    expire: async ({ clientHash }: Subscribed): Promise<void> =>
      void (await ofetch(`/expire-subscription/${clientHash}`, { baseURL: origin, method: 'POST' })),
    close: async () => {
      receiver._server.closeAllConnections()
      receiver._server.close()
      await once(receiver._server, 'close')
    },
  }
}
