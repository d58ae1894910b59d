import type { Platform } from '../ports/Platform.js'

/** A device whose colour preference can be changed. */
export type FakePlatform = Platform & {
  /** Changes what the system prefers, and tells whoever watches. */
  setPrefersDark(dark: boolean): void
  /** How many watch the preference. */
  readonly watchers: number
}

/**
 * Makes a device for tests: a desktop browser in light colours, where nothing else is said.
 *
 * @example
 * ```ts
 * import { fakePlatform } from '@latchkit/core/testing'
 *
 * const iphone = fakePlatform({ isPhone: true, isIos: true, isSafari: true })
 * iphone.setPrefersDark(true)
 * ```
 */
export function fakePlatform(device: Partial<Omit<Platform, 'watchPrefersDark'>> = {}): FakePlatform {
  const listeners = new Set<(dark: boolean) => void>()
  let prefersDark = device.prefersDark ?? false
  return {
    isPhone: device.isPhone ?? false,
    isIos: device.isIos ?? false,
    isAndroid: device.isAndroid ?? false,
    isSafari: device.isSafari ?? false,
    isTelegram: device.isTelegram ?? false,
    get prefersDark() {
      return prefersDark
    },
    watchPrefersDark(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setPrefersDark(dark) {
      prefersDark = dark
      for (const listener of [...listeners]) listener(dark)
    },
    get watchers() {
      return listeners.size
    },
  }
}
