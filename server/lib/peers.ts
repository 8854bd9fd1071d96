// Peers the settings trust: single addresses, or networks like 10.0.0.0/8.
import { BlockList, isIP } from 'node:net'

const partsOf = (text: string): [address: string, bits: number] => {
  const [address = '', bits] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return [address, bits === undefined ? most : /^\d+$/.test(bits) && Number(bits) <= most ? Number(bits) : -1]
}

export const isNetwork = (text: string): boolean => {
  const [address, bits] = partsOf(text)
  return isIP(address) > 0 && bits >= 0
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** @param networks each valid per `isNetwork` */
export const makeIsTrusted = (networks: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList()
  for (const network of networks) {
    const [address, bits] = partsOf(network)
    list.addSubnet(address, bits, familyOf(address))
  }
  return address => isIP(address) > 0 && list.check(address, familyOf(address))
}
