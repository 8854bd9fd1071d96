// State and actions of the alerts screen: this device's choice, what the device supports, turning on and off.
import { useCallback, useEffect, useRef, useState } from 'react'
import { readDevice } from '#src/alerts/device-facts.ts'
import { firstChoice } from '#src/alerts/first-choice.ts'
import { keeps, readChoice, saveChoice, watchSettings, type AlertChoice } from '#src/alerts/settings-store.ts'
import type { DeviceFacts } from '#src/alerts/what-works.ts'
import type { AlertSettings } from '#src/model/alerts.ts'
import { ALERTS_ON } from '#src/lib/alerts-on.ts'
import { writeStored } from '#src/lib/stored.ts'
import { isIosHere, isWindowed } from '#src/pwa/this-browser.ts'
import { sendChoice, startAlerts } from './start-alerts.ts'

const readAll = async () => ({
  choice: (await readChoice()) ?? firstChoice(),
  facts: await readDevice({ storage: await keeps(), apple: isIosHere(), installed: isWindowed() }),
})

/**
 * Calls `changed` when the permission changes while the page is open; does nothing if the browser does not
 * tell.
 */
const watchPermission = (changed: () => void): (() => void) => {
  let status: PermissionStatus | undefined
  navigator.permissions?.query({ name: 'notifications' }).then(
    found => {
      status = found
      status.addEventListener('change', changed)
    },
    () => undefined,
  )
  return () => status?.removeEventListener('change', changed)
}

export const useAlerts = () => {
  const [read, setRead] = useState<{ choice: AlertChoice; facts: DeviceFacts }>()
  const [asking, setAsking] = useState(false)
  /** Counts changes, so a read started before one is discarded. */
  const changes = useRef(0)
  const look = useCallback(() => {
    const before = changes.current
    void readAll().then(all => before === changes.current && setRead(all))
  }, [])
  useEffect(() => {
    look()
    void startAlerts()
    // On a first visit the worker arrives after the screen.
    void navigator.serviceWorker?.ready.then(look)
    const stops = [watchSettings(look), watchPermission(look)]
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      for (const stop of stops) stop()
    }
  }, [look])

  const save = async (choice: AlertChoice) => {
    changes.current++
    setRead(before => before && { ...before, choice })
    await saveChoice(choice)
    writeStored(ALERTS_ON, choice.on)
    await sendChoice()
    look()
  }
  return {
    ...read,
    asking,
    look,
    /** Opens the browser's permission prompt: call only from a tap. */
    turnOn: async () => {
      if (!read) return
      setAsking(true)
      const answer = await Notification.requestPermission().finally(() => setAsking(false))
      if (answer === 'granted') await save({ ...read.choice, on: true })
      else look()
    },
    turnOff: () => void (read && save({ ...read.choice, on: false })),
    change: (part: Partial<AlertSettings>) =>
      void (read && save({ ...read.choice, settings: { ...read.choice.settings, ...part } })),
  }
}
