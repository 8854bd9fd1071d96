export function smallPng(rgba: Uint8Array, width: number, height?: number): Uint8Array
