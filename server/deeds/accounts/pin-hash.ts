// A PIN has so few values that a plain hash would give it away, so the service's secret goes in too.
import { createHmac } from 'node:crypto'
import type { Turn } from '#server/lib/gate.ts'
import type { Service } from '#server/service.ts'
import { hashPassword, isPassword } from './passwords.ts'

interface Pin {
  playerId: number
  /** Four digits. */
  pin: string
}

const peppered = ({ pepper }: Pick<Service, 'pepper'>, { playerId, pin }: Pin): string =>
  createHmac('sha256', pepper).update(`pin ${playerId} ${pin}`).digest('hex')

export const hashPin = (service: Service, turn: Turn, it: Pin): Promise<string> =>
  hashPassword(service, turn, peppered(service, it))

export const isPin = (service: Service, turn: Turn, stored: string, it: Pin): Promise<boolean> =>
  isPassword(service, turn, stored, peppered(service, it))
