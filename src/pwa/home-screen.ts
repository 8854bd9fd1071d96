// How to put the app on the home screen in this browser. Browsers reveal it only in part: their name, and
// whether they offered to do it themselves.

export type InstallWay =
  | 'installed'
  | 'button'
  | 'safari'
  | 'ios-browser'
  | 'ios-inside-app'
  | 'android-menu'
  | 'android-inside-app'
  | 'mac-dock'
  | 'none'

export interface BrowserFacts {
  userAgent: string
  /** Touch points of the screen; an iPad calls itself a Mac, but has some. */
  touchPoints: number
  /** Runs in its own window. */
  standalone: boolean
  /** The browser has offered to install. */
  offered: boolean
}

/** A page inside another app cannot be installed; that app's menu opens it in the real browser. */
const INSIDE_APP = /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|TikTok|musical_ly|Snapchat|Line\/|Twitter|; wv\)/
const IOS_BROWSER = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|DuckDuckGo|Brave|YaBrowser|GSA\//

export const isIos = ({ userAgent, touchPoints }: Pick<BrowserFacts, 'userAgent' | 'touchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

export const installWay = (facts: BrowserFacts): InstallWay => {
  const { userAgent, standalone, offered } = facts
  if (standalone) return 'installed'
  if (offered) return 'button'
  const isInside = INSIDE_APP.test(userAgent)
  if (isIos(facts)) {
    if (isInside || !/Safari\//.test(userAgent)) return 'ios-inside-app'
    return IOS_BROWSER.test(userAgent) ? 'ios-browser' : 'safari'
  }
  if (/Android/.test(userAgent)) return isInside ? 'android-inside-app' : 'android-menu'
  return /Macintosh.*Version\/(1[7-9]|[2-9]\d)[\d.]* Safari\//.test(userAgent) ? 'mac-dock' : 'none'
}
