// A program to be killed, from its killer's side.
import { spawn } from 'node:child_process'
import * as fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createInterface } from 'node:readline'
import { unoptimized } from '../support/unoptimized.ts'
import type { Chance } from './chance.ts'
import type { Acknowledged, Words } from './tell.ts'

type Word = keyof Words

/** Records what was acknowledged in a file the next start reads. */
export const memory = (file: string) => {
  const told: Acknowledged = { bought: [], credited: [], moved: [], settled: [] }
  return {
    told,
    file,
    save: () => fs.writeFileSync(file, JSON.stringify(told)),
    keep: (word: string, what: unknown) => {
      if (word in told) told[word as keyof Acknowledged].push(what as string)
    },
  }
}
export type Memory = ReturnType<typeof memory>

export interface Victim {
  pid: number
  /** Count per word reported. */
  said: Partial<Record<Word, number>>
  /** The next time it reports this word (and, if given, about this). @throws if it ends first */
  next<W extends Word>(word: W, what?: Words[W]): Promise<Words[W]>
  ask(line: string): void
  /**
   * kill -9; resolves once it is gone and everything it reported is read.
   * @throws if it was in trouble before
   */
  kill(): Promise<void>
}

/** @param hear called with each report as it comes */
export const startVictim = (
  program: string,
  env: Record<string, string>,
  hear: (word: string, what: unknown) => void = () => undefined,
): Victim => {
  const child = spawn(process.execPath, [...unoptimized, '--enable-source-maps', program], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => undefined)
  let trouble = ''
  child.stderr.on('data', chunk => (trouble += String(chunk)))
  interface Waiting {
    word: Word
    what: unknown
    resolve(what: unknown): void
    reject(error: Error): void
  }
  let waiting: Waiting[] = []
  const said: Victim['said'] = {}
  createInterface({ input: child.stdout }).on('line', line => {
    const space = line.indexOf(' ')
    const word = line.slice(0, space) as Word
    let what: unknown
    try {
      what = JSON.parse(line.slice(space + 1))
    } catch {
      return // cut off by the kill
    }
    said[word] = (said[word] ?? 0) + 1
    if (word === 'trouble') trouble += String(what)
    if (process.env.HEAR) console.error(Date.now() % 100000, word, JSON.stringify(what).slice(0, 150))
    hear(word, what)
    const hit = (it: Waiting) => it.word === word && (it.what === undefined || it.what === what)
    for (const it of waiting.filter(hit)) it.resolve(what)
    waiting = waiting.filter(it => !hit(it))
  })
  const gone = new Promise<void>(resolve =>
    child.on('close', () => {
      for (const { reject, word } of waiting)
        reject(new Error(`the process ended before it said ${word}\n${trouble}`))
      resolve()
    }),
  )
  return {
    pid: child.pid!,
    said,
    next: <W extends Word>(word: W, what?: Words[W]) =>
      new Promise<Words[W]>((resolve, reject) => {
        if (child.exitCode !== null) return reject(new Error(`the process has ended\n${trouble}`))
        waiting.push({ word, what, resolve: resolve as Waiting['resolve'], reject })
      }),
    ask: line => void child.stdin.write(`${line}\n`),
    kill: async () => {
      waiting = []
      child.kill('SIGKILL')
      await gone
      if (trouble) throw new Error(trouble)
    },
  }
}

/**
 * Waits from a few tenths of a millisecond to a few tens; where that hits the victim's work is left to
 * chance.
 */
export const moment = async (chance: Chance): Promise<void> => {
  const ms = chance(400) / 10
  if (ms >= 2) await pause(ms)
  else for (const end = performance.now() + ms; performance.now() < end;);
}
