import { expect, test } from 'vitest'
import { installWay, type BrowserFacts, type InstallWay } from '#src/pwa/home-screen.ts'
import { installSteps, stepsOf } from '#src/screens/pwa/install-steps.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 13; TECNO KI5k) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const facts = (userAgent: string, more: Partial<BrowserFacts> = {}): BrowserFacts => ({
  userAgent,
  touchPoints: 0,
  standalone: false,
  offered: false,
  ...more,
})

test.each<[string, BrowserFacts, InstallWay]>([
  ['Safari on an iPhone', facts(`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`), 'safari'],
  ['Safari on an iPad', facts(`${MAC} Version/18.5 Safari/605.1.15`, { touchPoints: 5 }), 'safari'],
  ['Chrome on an iPhone', facts(`${IPHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`), 'ios-browser'],
  ['Firefox on an iPhone', facts(`${IPHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`), 'ios-browser'],
  ['a page inside Instagram on an iPhone', facts(`${IPHONE} Mobile/22F76 Instagram 380.0`), 'ios-inside-app'],
  ['a page inside any app on an iPhone', facts(`${IPHONE} Mobile/22F76`), 'ios-inside-app'],
  [
    'Chrome on Android that has offered',
    facts(`${ANDROID} Chrome/140.0 Mobile Safari/537.36`, { offered: true }),
    'button',
  ],
  ['Chrome on Android', facts(`${ANDROID} Chrome/140.0 Mobile Safari/537.36`), 'android-menu'],
  ['Opera on Android', facts(`${ANDROID} Chrome/138.0 Mobile Safari/537.36 OPR/90.0`), 'android-menu'],
  [
    'Firefox on Android',
    facts('Mozilla/5.0 (Android 13; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'),
    'android-menu',
  ],
  [
    'a page inside an app on Android',
    facts(`${ANDROID} Version/4.0 Chrome/140.0 Mobile Safari/537.36; wv) FB_IAB/FB4A`),
    'android-inside-app',
  ],
  ['Safari 17 on a Mac', facts(`${MAC} Version/17.4.1 Safari/605.1.15`), 'mac-dock'],
  ['Safari 16 on a Mac', facts(`${MAC} Version/16.6 Safari/605.1.15`), 'none'],
  [
    'Firefox on Windows',
    facts('Mozilla/5.0 (Windows NT 10.0; rv:142.0) Gecko/20100101 Firefox/142.0'),
    'none',
  ],
  ['a window of its own', facts(`${ANDROID} Chrome/140.0`, { standalone: true, offered: true }), 'installed'],
  ['an empty name', facts(''), 'none'],
])('%s is told its own way to the home screen', (_, browser, way) => {
  expect(installWay(browser)).toBe(way)
})

test('each way that is done by hand has steps that end with a choice in a menu, the others have none', () => {
  for (const [way, steps] of Object.entries(installSteps)) {
    expect(steps.length, way).toBeGreaterThan(1)
    expect(steps.join(' '), way).toMatch(/“Add to (Home Screen|Home screen|Dock)”/)
  }
  expect((['installed', 'button', 'none'] as const).map(stepsOf)).toEqual([undefined, undefined, undefined])
})
