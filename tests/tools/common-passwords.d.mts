export function commonPasswords(): string[]
