import { Gauge, type Registry } from 'prom-client'

export type MakeGauge = (name: string, help: string, labelNames?: string[]) => Gauge

export const gaugesIn =
  (registry: Registry): MakeGauge =>
  (name, help, labelNames = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
