import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentBytes, receiptLeafHash, receiptTreeBytes, ticketLeafHash } from '#src/draws/documents.ts'
import { anyText } from '../support/any-text.ts'

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('a document’s bytes are JSON with sorted keys and no spaces, in whatever order it was made', () => {
  const document = { b: [2, { d: 'ọ', c: null }], a: 1, Z: true, left: undefined }
  expect(textOf(documentBytes(document))).toBe('{"Z":true,"a":1,"b":[2,{"c":null,"d":"ọ"}]}')
})

const leafHashOf = (text: string) => createHash('sha256').update(Uint8Array.of(0)).update(text).digest('hex')
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('receipts that are signed together are leaves of a tree, and its root and size are what is signed', () => {
  const leafHash = leafHashOf('leaf')
  expect(hexOf(receiptLeafHash({ leafHash, index: 7, batch: 'IC-20261120-1200' }))).toBe(
    leafHashOf(`{"batch":"IC-20261120-1200","index":7,"leafHash":"${leafHash}","type":"oriire/receipt/v2"}`),
  )
  expect(textOf(receiptTreeBytes({ root: leafHash, size: 3 }))).toBe(
    `{"root":"${leafHash}","size":3,"type":"oriire/receipts/v2"}`,
  )
})

test('a ticket’s leaf is hashed over its canonical JSON, whatever stands in it', () => {
  const leaf = fc.record({
    nonce: fc.string(),
    stake: fc.nat(),
    batch: anyText(),
    commitment: fc.string(),
    lines: fc.array(fc.array(fc.nat())),
  })
  fc.assert(
    fc.property(leaf, it0 => {
      expect(hexOf(ticketLeafHash(it0))).toBe(leafHashOf(textOf(documentBytes(it0))))
    }),
  )
})
