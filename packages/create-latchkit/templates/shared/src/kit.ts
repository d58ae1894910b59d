import { wagmi } from '@latchkit/adapter-wagmi'
import { createLatchkit } from '@latchkit/core'
import { environment } from './environment'
import { networks } from './networks'
import { gateway } from './options/gateway'
import { login } from './options/login'
import { signIn } from './options/signIn'
import { theme } from './theme'

const { projectId, gatewayUrl: url } = environment

export const kit = createLatchkit({
  projectId,
  networks,
  adapters: [wagmi()],
  ...(theme.mode !== 'system' && { themeMode: theme.mode }),
  themeVariables: theme.variables,
  // The gateway has the relay of mobile wallets, the wallet directory, balances and swaps.
  ...(url && { gateway: gateway({ url, ...login, ...signIn }) }),
})
