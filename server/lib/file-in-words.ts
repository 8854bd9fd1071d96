// Node's errors about an unusable file or folder, in plain words.
import * as fs from 'node:fs'
import * as path from 'node:path'

/** Why a file or folder cannot be used. */
const WHY: Record<string, string> = {
  EACCES: 'this account may not use it',
  EPERM: 'this account may not use it',
  EEXIST: 'it is there already',
  EISDIR: 'it is a folder, and a file is wanted',
  ENOENT: 'it is not there, and cannot be made there',
  ENOTDIR: 'it is a file, and a folder is wanted',
  ENOSPC: 'the disk is full',
  EROFS: 'nothing can be written on its disk',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead round in a circle',
}

const isWithin = (file: string, folder: string): boolean => {
  const way = path.relative(folder, file)
  return !path.isAbsolute(way) && !way.startsWith('..')
}

/** The failing path may lie inside a folder that was named, or around it. */
const isAt = (place: string, named: string): boolean => isWithin(place, named) || isWithin(named, place)

export interface Given {
  environment: Record<string, string | undefined>
  /** The program's arguments. */
  words: readonly string[]
}

/** Names the setting that the path comes from; an argument speaks for itself. */
export const fileInWords = (
  error: NodeJS.ErrnoException,
  { environment, words }: Given,
): string | undefined => {
  const why = WHY[error.code ?? '']
  // Node's error for reading a folder lacks its name.
  const at = error.path ?? words.find(it => fs.existsSync(it))
  if (!why || !at || error.syscall?.startsWith('spawn')) return undefined
  const settings = { WEB_DIR: environment.WEB_DIR, DATA_DIR: environment.DATA_DIR ?? '.data' }
  const isSaid = words.some(it => isAt(at, it))
  const named = Object.entries(settings).find(([, folder]) => !isSaid && folder && isAt(at, folder))
  return `${named ? `${named[0]}: ` : ''}${at} cannot be used: ${why}.`
}
