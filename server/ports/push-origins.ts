// Where push messages may go: an endpoint comes from a stranger, and must not make the service ask an address of its own network.
const HOSTS =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)+push\.apple\.com|([\w-]+\.)+notify\.windows\.com)$/

/** @param others origins that are allowed beside those of the browsers' makers */
export const isPushEndpoint = (endpoint: string, others: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  return (protocol === 'https:' && port === '' && HOSTS.test(hostname)) || others.includes(origin)
}
