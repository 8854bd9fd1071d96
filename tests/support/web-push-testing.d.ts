// The package ships no types.
declare module 'web-push-testing/src/server.js' {
  import type { Server } from 'node:http'
  export default class WebPushTestingServer {
    constructor(model: object, port: number)
    startServer(): void
    _server: Server
  }
}
declare module 'web-push-testing/src/PushApiModel.js' {
  export class PushApiModel {
    messages: Record<string, string[]>
  }
  const all: { PushApiModel: typeof PushApiModel }
  export default all
}
