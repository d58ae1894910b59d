import { describe, expect, it } from 'vitest'
import { fakePlatform } from './fakePlatform.js'

describe('fakePlatform', () => {
  it('default: a desktop browser in light colours', () => {
    const { isPhone, isIos, isAndroid, isSafari, isTelegram, prefersDark } = fakePlatform()
    expect([isPhone, isIos, isAndroid, isSafari, isTelegram, prefersDark]).toEqual(Array(6).fill(false))
  })

  it('behavior: tells who watches, until they stop', () => {
    const platform = fakePlatform({ isPhone: true })
    const heard: boolean[] = []
    const stop = platform.watchPrefersDark((dark) => heard.push(dark))
    platform.setPrefersDark(true)
    expect(platform).toMatchObject({ isPhone: true, prefersDark: true, watchers: 1 })
    stop()
    platform.setPrefersDark(false)
    expect(heard).toEqual([true])
    expect(platform.watchers).toBe(0)
  })
})
