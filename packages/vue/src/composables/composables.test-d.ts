import type {
  Account,
  CaipAddress,
  ChainNamespace,
  ConnectedAccount,
  EvmProvider,
  LatchkitError,
  Network,
  RegisteredKit,
  Token,
  TokenList,
} from '@latchkit/core'
import type { switchNetwork } from '@latchkit/core/actions'
import type * as react from '@latchkit/react'
import { expectTypeOf, test } from 'vitest'
import { computed, type Ref, ref } from 'vue'
import type * as vue from '../exports/index.js'
import { useLatchkit } from './useLatchkit.js'
import { useLatchkitAccount } from './useLatchkitAccount.js'
import { useLatchkitAccounts } from './useLatchkitAccounts.js'
import { useLatchkitBalance } from './useLatchkitBalance.js'
import { useLatchkitDisconnect } from './useLatchkitDisconnect.js'
import { useLatchkitEvents } from './useLatchkitEvents.js'
import { useLatchkitModalState } from './useLatchkitModalState.js'
import { useLatchkitNetwork } from './useLatchkitNetwork.js'
import { useLatchkitProvider } from './useLatchkitProvider.js'
import { useLatchkitState } from './useLatchkitState.js'
import { useLatchkitTheme } from './useLatchkitTheme.js'
import { useLatchkitTokens } from './useLatchkitTokens.js'
import { useLatchkitWallets } from './useLatchkitWallets.js'

type React = typeof react
type Vue = typeof vue

/** The hooks that return an object. The others return a value, a list or nothing. */
type HookName = Exclude<
  Extract<keyof React, `useLatchkit${string}`>,
  'useLatchkitAccounts' | 'useLatchkitEvents' | 'useLatchkitState'
>
type ResultOf<Package, Name> = Name extends keyof Package
  ? Package[Name] extends (...args: never[]) => infer Result
    ? Result
    : never
  : never
type NameOf<Result> = Result extends unknown ? keyof Result : never
type ParametersOf<Package, Name> = Name extends keyof Package
  ? Package[Name] extends (parameters: infer Parameters) => unknown
    ? NameOf<NonNullable<Exclude<Parameters, Ref | (() => unknown)>>>
    : never
  : never

test('behavior: each hook has a composable that returns the same names', () => {
  expectTypeOf<Exclude<HookName, keyof Vue>>().toBeNever()
  expectTypeOf<{ [Name in HookName]: NameOf<ResultOf<Vue, Name>> }>().toEqualTypeOf<{
    [Name in HookName]: NameOf<ResultOf<React, Name>>
  }>()
})

test('behavior: each composable takes the parameters of its hook', () => {
  expectTypeOf<{ [Name in HookName]: ParametersOf<Vue, Name> }>().toEqualTypeOf<{
    [Name in HookName]: ParametersOf<React, Name>
  }>()
})

test('behavior: the refs of an account', () => {
  const account = useLatchkitAccount({ namespace: 'eip155' })
  expectTypeOf(account.namespace.value).toEqualTypeOf<ChainNamespace>()
  expectTypeOf(account.address.value).toEqualTypeOf<string | undefined>()
  expectTypeOf(account.caipAddress.value).toEqualTypeOf<CaipAddress | undefined>()
  expectTypeOf(account.isConnected.value).toEqualTypeOf<boolean>()
  expectTypeOf(account.accounts.value).toEqualTypeOf<readonly [Account, ...Account[]] | readonly []>()
  // @ts-expect-error: the refs are readonly.
  account.address.value = ''
})

test('behavior: parameters can be values, refs and getters', () => {
  const namespace = ref<ChainNamespace>('eip155')
  expectTypeOf(useLatchkitAccount).toBeCallableWith({ namespace })
  expectTypeOf(useLatchkitAccount).toBeCallableWith({ namespace: () => 'solana' })
  expectTypeOf(useLatchkitAccount).toBeCallableWith(computed(() => ({ namespace: namespace.value })))
  // @ts-expect-error: a namespace, not a chain.
  useLatchkitAccount({ namespace: 'eip155:1' })
  // @ts-expect-error: a ref of another type.
  useLatchkitAccount({ namespace: ref(1) })
})

test('behavior: every account of the list is connected', () => {
  const [first] = useLatchkitAccounts().value
  expectTypeOf(first).not.toBeAny()
  if (first) expectTypeOf(first.address).toEqualTypeOf<string>()
})

test('behavior: open resolves with an account or with undefined', () => {
  const { open, close } = useLatchkit()
  expectTypeOf(open()).resolves.toEqualTypeOf<ConnectedAccount | undefined>()
  expectTypeOf(open).toBeCallableWith({ view: 'networks' })
  // @ts-expect-error: open accepts only views without required parameters.
  open({ view: 'connecting' })
  expectTypeOf(close()).resolves.toEqualTypeOf<undefined>()
})

test('behavior: infers the result type of a selector', () => {
  expectTypeOf(useLatchkitState((state) => state.wallets.recent.length).value).toEqualTypeOf<number>()
  expectTypeOf(useLatchkitState((_, config) => config.debug).value).toEqualTypeOf<boolean>()
})

test('behavior: amounts', () => {
  const balance = useLatchkitBalance()
  expectTypeOf(balance.value.value).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(balance.refresh).returns.resolves.toHaveProperty('value').toEqualTypeOf<bigint>()
  const { tokens, totalValue, error, refresh } = useLatchkitTokens({ namespace: 'eip155' })
  expectTypeOf(tokens.value).toEqualTypeOf<readonly Token[]>()
  expectTypeOf(totalValue.value).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(error.value).toEqualTypeOf<LatchkitError | undefined>()
  expectTypeOf(refresh).returns.resolves.toEqualTypeOf<TokenList>()
})

test('behavior: switchNetwork accepts a network or a CAIP-2 id', () => {
  const { network, switchNetwork } = useLatchkitNetwork()
  expectTypeOf(network.value).toEqualTypeOf<Network | undefined>()
  expectTypeOf(switchNetwork).toBeCallableWith('eip155:1')
  // @ts-expect-error: a numeric chain id has no namespace.
  switchNetwork(1)
})

test('behavior: the provider has the type of its namespace', () => {
  expectTypeOf(useLatchkitProvider().provider.value).toBeUnknown()
  expectTypeOf(useLatchkitProvider({ namespace: 'eip155' }).provider.value).toEqualTypeOf<
    EvmProvider | undefined
  >()
})

test('behavior: parameters and results of the other composables', () => {
  expectTypeOf(useLatchkitDisconnect().disconnect).toBeCallableWith({ namespace: 'solana' })
  expectTypeOf(useLatchkitDisconnect().isPending.value).toEqualTypeOf<boolean>()
  expectTypeOf(useLatchkitWallets().wallets.value[0]?.access).toEqualTypeOf<
    'direct' | 'remote' | 'not-installed' | undefined
  >()
  expectTypeOf(useLatchkitTheme().setThemeMode).toBeCallableWith('system')
  expectTypeOf(useLatchkitModalState().isOpen.value).toEqualTypeOf<boolean>()
  useLatchkitEvents((event) => {
    if (event.type === 'SWITCH_NETWORK') expectTypeOf(event.chainId).toBeString()
  })
})

test('behavior: with Register, the networks are those of the app', () => {
  // `Register` is global, and no file of this repository adds a kit to it: the results must have the types of the kit of `Register`.
  expectTypeOf<useLatchkit.ReturnType['kit']>().toEqualTypeOf<RegisteredKit>()
  type Result = useLatchkitNetwork.ReturnType
  expectTypeOf<Result['networks']['value']>().toEqualTypeOf<RegisteredKit['config']['networks']>()
  expectTypeOf<Result['switchNetwork']>().parameters.toEqualTypeOf<
    [switchNetwork.Parameters<RegisteredKit>['network']]
  >()
})
