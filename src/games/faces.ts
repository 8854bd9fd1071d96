// Faces by game, loaded when a game is opened. Browser only; the service reads rules.ts.
import type { GameFace } from './face.ts'

const faces: Record<string, () => Promise<{ face: GameFace }>> = {
  'salary-for-life': () => import('./salary-for-life/face.tsx'),
  'instant-cashout': () => import('./instant-cashout/face.tsx'),
  quika: () => import('./quika/face.tsx'),
  banker: () => import('./banker/face.tsx'),
}

/** @throws RangeError if the game has no face */
export const faceOf = async (id: string): Promise<GameFace> => {
  const load = Object.hasOwn(faces, id) ? faces[id] : undefined
  if (!load) throw new RangeError(`no face for ${id}`)
  return (await load()).face
}
