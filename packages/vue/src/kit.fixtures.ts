import { createTestKit, type FakeWalletOptions, fakeAdapter, type TestKit } from '@latchkit/core/testing'
import { type App, createApp, unref } from 'vue'
import { latchkit } from './latchkit.js'

/** Creates a kit with fakes and these wallets. */
export function createKitWithWallets(
  wallets: readonly FakeWalletOptions[] = [{ id: 'io.fake', name: 'Fake Wallet' }],
  options: Parameters<typeof createTestKit>[0] = {},
): TestKit {
  return createTestKit({ adapters: [fakeAdapter({ wallets })], ...options })
}

/** Calls a composable in the component of an app with the plugin. */
export function renderInApp<T extends object>(
  useComposable: () => T,
  setup: TestKit = createKitWithWallets(),
): TestKit & {
  readonly app: App
  readonly result: T
  /** Returns the values of the refs, and the functions. */
  readonly getValues: () => {
    readonly [Name in keyof T]: T[Name] extends { readonly value: infer V } ? V : T[Name]
  }
} {
  const results: T[] = []
  const app = createApp({
    setup() {
      results.push(useComposable())
      return () => null
    },
  })
  app.use(latchkit, { kit: setup.kit })
  app.mount(document.createElement('div'))
  const [result] = results
  if (!result) throw new TypeError('The component did not call the composable.')
  const getValues = () => Object.fromEntries(Object.entries(result).map(([name, ref]) => [name, unref(ref)]))
  // Each value has the type of its ref.
  return { ...setup, app, result, getValues: getValues as ReturnType<typeof renderInApp<T>>['getValues'] }
}
