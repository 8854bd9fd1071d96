import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { documentBytes, receiptBytes } from '#src/draws/documents.ts'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a document’s bytes are JSON with sorted keys and no spaces, in whatever order it was made', () => {
  const document = { b: [2, { d: 'ọ', c: null }], a: 1, Z: true, left: undefined }
  expect(textOf(documentBytes(document))).toBe('{"Z":true,"a":1,"b":[2,{"c":null,"d":"ọ"}]}')
})

test('what a receipt’s signature covers is what a stranger’s program makes of it', () => {
  const leafHash = createHash('sha256').update('leaf').digest('hex')
  expect(textOf(receiptBytes({ leafHash, index: 7, batch: 'IC-20261120-1200' }))).toBe(
    `{"batch":"IC-20261120-1200","index":7,"leafHash":"${leafHash}","type":"oriire/receipt/v1"}`,
  )
})
