import { describe, expect, test } from 'vitest'
import { type AnnouncedWallet, watchAnnouncedWallets } from './eip6963.js'

const provider = { request: async () => null }
const info = {
  uuid: '350670db-19fa-4704-a166-e52e178b59d2',
  name: 'Alpha',
  icon: 'data:image/svg+xml,<svg/>',
  rdns: 'io.alpha',
}

function announce(page: EventTarget, detail: unknown): void {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

function watch(page = new EventTarget()) {
  const heard: AnnouncedWallet[] = []
  const stop = watchAnnouncedWallets((wallet) => heard.push(wallet), page)
  return { page, heard, stop }
}

test('default', () => {
  const page = new EventTarget()
  page.addEventListener('eip6963:requestProvider', () => announce(page, { info, provider }))
  const { heard } = watch(page)
  expect(heard).toEqual([{ ...info, provider }])
  // The provider itself, never a copy.
  expect(heard[0]?.provider).toBe(provider)
})

test('behavior: reports wallets that announce themselves late, until it is stopped', () => {
  const { page, heard, stop } = watch()
  expect(heard).toEqual([])
  announce(page, { info, provider })
  expect(heard.map(({ rdns }) => rdns)).toEqual(['io.alpha'])
  stop()
  announce(page, { info: { ...info, rdns: 'io.beta' }, provider })
  expect(heard).toHaveLength(1)
})

test('behavior: identifies wallets by rdns: the uuid changes, and no wallet can replace another', () => {
  const { page, heard } = watch()
  announce(page, { info, provider })
  announce(page, { info, provider })
  announce(page, { info: { ...info, uuid: 'other' }, provider })
  announce(page, {
    info: { ...info, uuid: 'third', name: 'Evil' },
    provider: { request: async () => 'evil' },
  })
  expect(heard).toEqual([{ ...info, provider }])
})

test('behavior: keeps two wallets of the same name apart', () => {
  const { page, heard } = watch()
  announce(page, { info, provider })
  announce(page, { info: { ...info, rdns: 'io.beta' }, provider })
  expect(heard.map(({ rdns }) => rdns)).toEqual(['io.alpha', 'io.beta'])
})

test('behavior: accepts a function as provider, and additional fields in info', () => {
  const { page, heard } = watch()
  const callable = Object.assign(() => {}, provider)
  announce(page, { info: { ...info, more: 1 }, provider: callable, also: 2 })
  expect(heard).toEqual([{ ...info, provider: callable }])
})

describe('malformed', () => {
  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a string', 'io.alpha'],
    ['no info', { provider }],
    ['info is null', { info: null, provider }],
    ['no provider', { info }],
    ['a provider without request', { info, provider: {} }],
    ['a provider that is null', { info, provider: null }],
    ['no uuid', { info: { ...info, uuid: undefined }, provider }],
    ['no name', { info: { ...info, name: undefined }, provider }],
    ['a name that is not a string', { info: { ...info, name: {} }, provider }],
    ['no icon', { info: { ...info, icon: 5 }, provider }],
    ['no rdns', { info: { ...info, rdns: '' }, provider }],
    ['an rdns with a space', { info: { ...info, rdns: 'io alpha' }, provider }],
    ['an rdns with a direction override', { info: { ...info, rdns: 'io.\u202Ealpha' }, provider }],
    ['an rdns that is markup', { info: { ...info, rdns: '<b>' }, provider }],
    ['an rdns that is too long', { info: { ...info, rdns: 'a'.repeat(254) }, provider }],
    ['an rdns that ends in a dot', { info: { ...info, rdns: 'io.alpha.' }, provider }],
  ])('error: ignores %s', (_, detail) => {
    const { page, heard } = watch()
    announce(page, detail)
    expect(heard).toEqual([])
    announce(page, { info, provider })
    expect(heard).toHaveLength(1)
  })

  test('error: a getter that throws', () => {
    const { page, heard } = watch()
    const trap = {
      get info(): never {
        throw new Error('trap')
      },
    }
    announce(page, trap)
    announce(page, { info, provider })
    expect(heard).toHaveLength(1)
  })

  test('error: an event without detail', () => {
    const { page, heard } = watch()
    page.dispatchEvent(new Event('eip6963:announceProvider'))
    expect(heard).toEqual([])
  })
})

test('behavior: on a server nothing happens', () => {
  const heard: unknown[] = []
  const stop = watchAnnouncedWallets((wallet) => heard.push(wallet))
  stop()
  expect(heard).toEqual([])
})
