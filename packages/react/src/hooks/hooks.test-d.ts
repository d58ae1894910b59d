import type {
  Account,
  CaipAddress,
  ChainNamespace,
  ConnectedAccount,
  EvmProvider,
  LatchkitError,
  Network,
  Token,
  TokenList,
  WalletRow,
} from '@latchkit/core'
import { expectTypeOf, test } from 'vitest'
import type { AccountButtonState } from '../buttons/AccountButton.js'
import type { ConnectButtonState } from '../buttons/ConnectButton.js'
import type { NetworkButtonState } from '../buttons/NetworkButton.js'
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

test('behavior: isConnected narrows the address', () => {
  const account = useLatchkitAccount({ namespace: 'eip155' })
  expectTypeOf(account.namespace).toEqualTypeOf<ChainNamespace>()
  if (account.isConnected) {
    expectTypeOf(account.address).toEqualTypeOf<string>()
    expectTypeOf(account.caipAddress).toEqualTypeOf<CaipAddress>()
    expectTypeOf(account.accounts).toEqualTypeOf<readonly [Account, ...Account[]]>()
    expectTypeOf(account.status).toEqualTypeOf<'connected' | 'connecting' | 'disconnecting'>()
  } else {
    expectTypeOf(account.address).toEqualTypeOf<undefined>()
    expectTypeOf(account.status).toEqualTypeOf<'disconnected' | 'connecting' | 'reconnecting'>()
  }
})

test('behavior: every account of the list is connected', () => {
  const [first] = useLatchkitAccounts()
  expectTypeOf(first).not.toBeAny()
  if (!first) return
  expectTypeOf(first.isConnected).toEqualTypeOf<true>()
  expectTypeOf(first.address).toEqualTypeOf<string>()
  expectTypeOf(first.status).toEqualTypeOf<'connected' | 'connecting' | 'disconnecting'>()
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
  expectTypeOf(useLatchkitState((state) => state.wallets.recent.length)).toEqualTypeOf<number>()
  expectTypeOf(useLatchkitState((_, config) => config.debug)).toEqualTypeOf<boolean>()
})

test('behavior: only a balance with status "ready" has a value', () => {
  const balance = useLatchkitBalance()
  expectTypeOf(balance.refresh).returns.resolves.toHaveProperty('value').toEqualTypeOf<bigint>()
  if (balance.status === 'ready') expectTypeOf(balance.value).toEqualTypeOf<bigint>()
  else expectTypeOf(balance).not.toHaveProperty('value')
})

test('behavior: tokens have their value beside their amount', () => {
  const { status, tokens, totalValue, error, updatedAt, refresh } = useLatchkitTokens({ namespace: 'eip155' })
  expectTypeOf(status).toEqualTypeOf<
    'unavailable' | 'disconnected' | 'loading' | 'ready' | 'stale' | 'failed'
  >()
  expectTypeOf(tokens).toEqualTypeOf<readonly Token[]>()
  expectTypeOf<Token>().toHaveProperty('amount').toEqualTypeOf<bigint>()
  expectTypeOf<Token>().toHaveProperty('value').toEqualTypeOf<bigint | undefined>()
  expectTypeOf(totalValue).toEqualTypeOf<bigint | undefined>()
  expectTypeOf(error).toEqualTypeOf<LatchkitError | undefined>()
  expectTypeOf(updatedAt).toEqualTypeOf<number | undefined>()
  expectTypeOf(refresh).returns.resolves.toEqualTypeOf<TokenList>()
  // @ts-expect-error: a namespace, not a chain.
  useLatchkitTokens({ namespace: 'eip155:1' })
})

test('behavior: switchNetwork accepts a network or a CAIP-2 id', () => {
  const { network, switchNetwork } = useLatchkitNetwork()
  expectTypeOf(network).toEqualTypeOf<Network | undefined>()
  expectTypeOf(switchNetwork).toBeCallableWith('eip155:1')
  // @ts-expect-error: a numeric chain id has no namespace.
  switchNetwork(1)
})

test('behavior: the provider has the type of its namespace', () => {
  expectTypeOf(useLatchkitProvider().provider).toBeUnknown()
  expectTypeOf(useLatchkitProvider({ namespace: 'eip155' }).provider).toEqualTypeOf<EvmProvider | undefined>()
})

test('behavior: parameters and results of the other hooks', () => {
  expectTypeOf(useLatchkitDisconnect().disconnect).toBeCallableWith({ namespace: 'solana' })
  expectTypeOf(useLatchkitWallets().wallets).toEqualTypeOf<readonly useLatchkitWallets.Wallet[]>()
  expectTypeOf<useLatchkitWallets.Wallet>().toExtend<WalletRow>()
  expectTypeOf(useLatchkitTheme().setThemeMode).toBeCallableWith('system')
  const modal = useLatchkitModalState()
  if (!modal.isOpen) expectTypeOf(modal.view).toEqualTypeOf<undefined>()
  useLatchkitEvents((event) => {
    if (event.type === 'SWITCH_NETWORK') expectTypeOf(event.chainId).toBeString()
  })
})

test('behavior: arguments of the render props', () => {
  expectTypeOf<AccountButtonState['address']>().toEqualTypeOf<string>()
  expectTypeOf<ConnectButtonState['open']>().returns.resolves.toEqualTypeOf<ConnectedAccount | undefined>()
  expectTypeOf<Extract<NetworkButtonState, { status: 'ready' }>['network']['name']>().toBeString()
})
