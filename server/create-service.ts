// The whole service without a port: `main` listens with it, and tests use it directly.
import type { Hono } from 'hono'
import type { AnyGame } from '#src/games/game.ts'
import { pins as builtPins, type Pins } from '#src/draws/pins.ts'
import { everyGame } from '#src/games/every-game.ts'
import { predictionGames, type PredictionGame } from '#src/games/soccer-cash/games.ts'
import { openCounter } from '#server/counter/counter.ts'
import type { Db } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openAlertsDb, openDb, openJobsDb } from '#server/db/open.ts'
import { setNinRequired } from '#server/db/queries/accounts/national-identity.ts'
import { setCeiling } from '#server/db/queries/safer-play/gate.ts'
import { findClock } from '#server/db/queries/draws/batches.ts'
import { createApp, type App } from './app.ts'
import { codesGate, hashingGate } from '#server/lib/gate.ts'
import { announceKeys, refuseUnknownLogKey } from '#server/deeds/log/announce-keys.ts'
import { refuseEndedLicence } from '#server/deeds/limits/refuse-ended-licence.ts'
import { rememberTrueRounds } from '#server/ports/true-round.ts'
import { makeAlerts } from '#server/jobs/alerts.ts'
import { identityOfNode } from '#server/keys/identity.ts'
import { runDue, startClockwork } from '#server/jobs/clockwork.ts'
import { makeLog } from '#server/watch/log.ts'
import { makeMetrics, type Metrics } from '#server/watch/metrics.ts'
import { sealCode } from '#server/keys/sealed-code.ts'
import { findPepper } from '#server/keys/pepper.ts'
import { quicknetBeacon } from '#server/ports/beacon-quicknet.ts'
import { sandboxBeacon } from '#server/ports/beacon-sandbox.ts'
import { followClock, type FollowingClock } from '#server/ports/clock.ts'
import { makeBooks } from '#server/ports/books/books.ts'
import { makeFeeds } from '#server/ports/feeds/feeds.ts'
import { makeGoogle } from '#server/ports/google/google.ts'
import { makeMail } from '#server/ports/mail/mail.ts'
import { makePayments } from '#server/ports/payments.ts'
import { makePayouts } from '#server/ports/payouts.ts'
import type { Clock, Ports, Push, PushKeys } from '#server/ports/ports.ts'
import { pushWorkerFile, threadedPush } from '#server/ports/push-thread.ts'
import { webPush } from '#server/ports/push-web.ts'
import { makeRandomness } from '#server/ports/randomness.ts'
import { makeRegister } from '#server/ports/register/register.ts'
import { makeSms } from '#server/ports/sms.ts'
import { httpWitness } from '#server/ports/witness-http.ts'
import { sandboxWitness } from '#server/ports/witness-sandbox.ts'
import { onDatabase, type Service } from './service.ts'
import { findPushKeys } from '#server/keys/push-keys.ts'
import { isProduction, type Settings } from './settings.ts'
import { makeSigner } from '#server/keys/signer.ts'

export interface Overrides extends Partial<Ports> {
  db?: Db
  /** What the app's build trusts; tests can bring their own witnesses. */
  pins?: Pins
  /** Defaults to the whole catalogue. */
  games?: readonly AnyGame[]
  /** Defaults to all of them if a source of matches is configured and the games are the whole catalogue. */
  predictions?: readonly PredictionGame[]
  log?: Service['log']
  /** Wider ones for tests that do a lot at once. */
  gates?: Pick<Service, 'hashing' | 'codes'>
  /** Shows a line to the person running a sandbox; defaults to the terminal. */
  print?: (line: string) => void
}

interface RunningService {
  service: Service
  app: Hono
  /** Serves what it can from memory before the app is called. */
  front: App['front']
  /** Streams to open screens; silent until started. */
  live: App['live']
  metrics: Metrics
  calls: App['door']['calls']
  /** From here on batches open, seal, draw and settle on schedule, and alerts go out. */
  startClockwork(): void
  /** Runs everything that is due, once. */
  runDue(): Promise<void>
  /** Sends the alerts that are due, once. */
  runAlerts(): Promise<void>
  /** Ends the streams, stops the clockwork, then closes the database. */
  close(): Promise<void>
}

/** In its own thread in a built service; tests run it from source so they can control the clock. */
const makePush = (settings: Settings, keys: PushKeys, clock: Clock): Push => {
  const sender = { subject: settings.VAPID_SUBJECT, origins: settings.PUSH_ORIGINS ?? [] }
  const file = pushWorkerFile()
  return file
    ? threadedPush(file, { keys, ...sender, rate: settings.PUSH_RATE })
    : webPush(keys, { ...sender, clock })
}

interface Known {
  pushKeys: PushKeys | undefined
  pepper: Uint8Array
  log: Service['log']
}

const makePorts = (
  settings: Settings,
  db: Db,
  clock: Clock,
  overrides: Overrides,
  pins: Pins,
  { pushKeys, pepper, log }: Known,
): Ports => {
  const print = overrides.print ?? (line => void process.stdout.write(`${line}\n`))
  return {
    clock,
    randomness: overrides.randomness ?? makeRandomness(),
    sms:
      overrides.sms ??
      makeSms(settings, db, {
        clock,
        onTrouble: (error, provider) => log.error({ err: error, provider }, 'a message provider failed'),
        seal: code => sealCode(pepper, code, clock.now()),
        print,
      }),
    mail: overrides.mail ?? makeMail(settings, db, print),
    beacon:
      overrides.beacon ??
      (isProduction(settings)
        ? quicknetBeacon(error =>
            log.error({ err: error }, 'no mirror of the beacon has the round of a draw'),
          )
        : sandboxBeacon(clock)),
    witnesses:
      overrides.witnesses ??
      (pins.sandbox
        ? [sandboxWitness()]
        : pins.witnesses.flatMap(({ key, url }) => (url ? [httpWitness(key, url)] : []))),
    payments: overrides.payments ?? makePayments(settings, db),
    payouts: overrides.payouts ?? makePayouts(settings, db),
    books: overrides.books ?? makeBooks(settings, db),
    feeds: overrides.feeds ?? makeFeeds(settings, clock),
    register: 'register' in overrides ? overrides.register : makeRegister(settings),
    google: overrides.google ?? makeGoogle(settings, pepper, clock),
    push: overrides.push ?? (pushKeys && makePush(settings, pushKeys, clock)),
  }
}

/** For players, for the clockwork and for alerts; `given` is all three. */
const openDatabases = async (
  settings: Settings,
  given: Db | undefined,
  onTrouble: (error: Error) => void,
) => {
  const db = given ?? (await openDb(settings, onTrouble))
  const jobs = given ?? openJobsDb(settings, db, onTrouble)
  const alerts = given ?? openAlertsDb(settings, db, onTrouble)
  const close = async () => {
    for (const other of [alerts, jobs]) if (other !== db) await other.close()
    await db.close()
  }
  return { db, jobs, alerts, close }
}

const refuseOtherPins = (settings: Settings, pins: Pins): void => {
  if (isProduction(settings) === pins.sandbox)
    throw new Error(
      pins.sandbox
        ? 'This build trusts the sandbox’s keys: production needs pins of its own in src/draws/pins.ts (docs/operations.md).'
        : 'This build trusts the keys of production, and a sandbox has others: it needs NODE_ENV=production.',
    )
}

const refuseSandboxes = ({ sms, mail, payments, payouts, books, beacon }: Ports): void => {
  const names = [sms, mail, payments, ...payouts, ...books].map(it => it.name)
  if ([...names, beacon.chain].includes('sandbox'))
    throw new Error('A sandbox provider never runs in production.')
}

/** A service over a migrated database. @throws Error saying in one sentence why it cannot start */
export const createService = async (
  settings: Settings,
  overrides: Overrides = {},
): Promise<RunningService> => {
  const pins = overrides.pins ?? builtPins
  // Before a database is opened, because the first node binds it to its own identity.
  refuseOtherPins(settings, pins)
  const log = overrides.log ?? makeLog(settings)
  const onTrouble = (error: Error) => log.error({ err: error }, 'the database has trouble')
  const databases = await openDatabases(settings, overrides.db, onTrouble)
  const { db, jobs } = databases
  let following: FollowingClock | undefined
  try {
    const beaconChain = overrides.beacon?.chain ?? (isProduction(settings) ? 'quicknet' : 'sandbox')
    await refuseUnknownLogKey({ db: jobs, pins }, settings)
    await migrate(jobs, identityOfNode(settings, beaconChain))
    following = overrides.clock ? undefined : await followClock({ ask: () => findClock(jobs), onTrouble })
    const pushKeys = await findPushKeys(settings, db)
    const pepper = await findPepper(settings, db)
    const ports = makePorts(settings, db, overrides.clock ?? following!, overrides, pins, {
      pushKeys,
      pepper,
      log,
    })
    if (isProduction(settings)) refuseSandboxes(ports)
    const signer = await makeSigner(settings, jobs, pins)
    const counter = openCounter(db)
    const service: Service = {
      games: overrides.games ?? everyGame,
      predictions:
        overrides.predictions ?? (overrides.games || ports.feeds.length === 0 ? [] : predictionGames),
      db,
      counter,
      jobs,
      ports,
      isTrueRound: rememberTrueRounds(),
      rounds: new Map(),
      settings,
      pins,
      signer,
      log,
      metrics: makeMetrics(jobs, counter),
      ...(overrides.gates ?? { hashing: hashingGate(), codes: codesGate() }),
      pepper,
      startedAt: ports.clock.now(),
    }
    const byTheClock = onDatabase(service, jobs)
    if (isProduction(settings)) await refuseEndedLicence(byTheClock)
    const alerts = ports.push && makeAlerts(onDatabase(service, databases.alerts), ports.push)
    await announceKeys(byTheClock)
    await setCeiling(jobs, settings.TOP_UP_WEEK_CEILING)
    await setNinRequired(jobs, settings.NIN_REQUIRED === 'yes')
    const { hono, door, front, live } = createApp(service)
    let clockwork: { stop(): Promise<void> } | undefined
    return {
      service,
      app: hono,
      front,
      live,
      metrics: service.metrics,
      calls: door.calls,
      startClockwork: () => {
        clockwork ??= startClockwork(byTheClock)
        alerts?.start()
      },
      runDue: () => runDue(byTheClock),
      runAlerts: async () => alerts?.runDue(),
      close: async () => {
        await live.stop()
        await Promise.all([clockwork?.stop(), alerts?.stop()])
        following?.stop()
        await databases.close()
      },
    }
  } catch (error) {
    following?.stop()
    if (!overrides.db) await databases.close()
    throw error
  }
}
