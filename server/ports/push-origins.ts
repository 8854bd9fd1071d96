// Where push messages may go: endpoints come from strangers and must not point the service at its own network.
const HOSTS =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/

/** @param others origins allowed besides the browser vendors' */
export const isPushEndpoint = (endpoint: string, others: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  return (protocol === 'https:' && port === '' && HOSTS.test(hostname)) || others.includes(origin)
}
