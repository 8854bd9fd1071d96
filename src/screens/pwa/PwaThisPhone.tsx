// The app on this device: its place on the home screen, the data it uses, and what it keeps.
import { PwaData } from './PwaData.tsx'
import { PwaHomeScreen } from './PwaHomeScreen.tsx'
import { PwaKept } from './PwaKept.tsx'
import { PwaStorage } from './PwaStorage.tsx'

export const PwaThisPhone = () => (
  <div className="w-full max-w-2xl stack">
    <PwaHomeScreen />
    <PwaData />
    <PwaKept />
    <PwaStorage />
  </div>
)
