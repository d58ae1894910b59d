import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { delegationContracts, entryPoints } from '@latchkit/test/source/contracts/smartAccounts'
import type { EvmHardfork } from '../evm/evmChain.js'
import { deployIdRegistry } from '../farcaster/deployIdRegistry.js'
import { type FarcasterRelay, startFarcasterRelay } from '../farcaster/startFarcasterRelay.js'
import { DevnetError } from '../foundation/DevnetError.js'
import { freePort } from '../foundation/freePort.js'
import { startIdentityProviders } from '../login/startIdentityProviders.js'
import { type MailSink, startMailSink } from '../mail/startMailSink.js'
import { type GatewaySmartAccount, loadGateway } from './loadGateway.mjs'

/** Options of the login without a wallet. */
export type DevnetLoginOptions = {
  /** Folder with the built files of the login frame. */
  readonly frameDir: string
  /** Port of the login frame. Default 0: any free port. */
  readonly framePort?: number | undefined
  /** Port of the recovery service. Default 0: any free port. */
  readonly recoveryPort?: number | undefined
  /** Port of the inbox page. Default 0: any free port. */
  readonly inboxPort?: number | undefined
  /** Port of the providers of accounts. Default 0: any free port. */
  readonly providerPort?: number | undefined
  /** Port of the relay of Farcaster, which needs an EVM chain. Default 0: any free port. */
  readonly farcasterPort?: number | undefined
}

/** The parts of the login without a wallet, beside the login service of the gateway. */
export type DevnetLogin = {
  /** URL of the login frame, for the option `login` of an app. */
  readonly frameUrl: string
  readonly recoveryUrl: string
  /** URL of the page with all mails. */
  readonly inboxUrl: string
  /** The mails, the newest first. */
  readonly mails: MailSink['mails']
  /** Changes for how long the codes that are sent from now on are valid, in ms. Default: ten minutes. */
  readonly setCodeLifetime: (ms?: number) => void
  /** Changes the time between two codes to one address, in ms. Default: 30 seconds. */
  readonly setCodeGap: (ms?: number) => void
  /** URL of the providers of accounts. Each has a path, such as `/google`. */
  readonly providerUrl: string
  /** The relay of Farcaster, with the page on which users approve logins. `undefined` without an EVM chain. */
  readonly farcaster: Pick<FarcasterRelay, 'url' | 'setAnswer'> | undefined
}

/** Options of the login service of the gateway. */
type LoginSettings = NonNullable<
  Parameters<Awaited<ReturnType<typeof loadGateway>>['startGateway']>[0]['login']
>

/** Prepared ports and settings, before the gateway starts. */
export type PreparedLogin = {
  readonly settings: LoginSettings
  /** Returns for how long a code is valid, in ms. `undefined`: the default of the login service. */
  readonly getCodeLifetimeMs: () => number | undefined
  /** Returns the time between two codes to one address, in ms. `undefined`: the default of the login service. */
  readonly getCodeGapMs: () => number | undefined
  /** Starts the recovery service and the frame's server, once the gateway listens. */
  readonly start: (
    gatewayUrl: string,
    chains: readonly {
      readonly chainId: string
      readonly rpcUrl: string
      readonly hardfork?: EvmHardfork | undefined
    }[],
  ) => Promise<DevnetLogin>
  readonly stop: () => Promise<void>
}

const host = '127.0.0.1'

/** The contracts that check the caveats of permissions. */
const { ExactExecutionEnforcer: _, RedeemerEnforcer: __, ...enforcers } = delegationContracts.enforcers

/**
 * Returns the smart accounts of an EVM chain: with an address of their own where EIP-7702 is not available.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7702
 */
function toSmartAccount(hardfork: EvmHardfork | undefined): GatewaySmartAccount {
  const { delegationManager, statelessAccount, hybridAccount, factory } = delegationContracts
  const common = { entryPoint: entryPoints['0.7'], delegationManager, enforcers, isSponsored: true }
  return hardfork === 'cancun'
    ? { kind: 'erc4337', implementation: hybridAccount, factory, ...common }
    : { kind: 'eip7702', implementation: statelessAccount, ...common }
}

/**
 * Starts the inbox and the providers of accounts, and chooses the addresses of the recovery service and of the login frame: the login
 * service needs all of them before it runs.
 *
 * @param rpcUrl Of the EVM chain on which Farcaster accounts are registered. Without one there are no logins with Farcaster.
 * @throws DevnetError if the login frame is not built.
 */
export async function prepareLogin(
  { frameDir, framePort = 0, recoveryPort = 0, inboxPort, providerPort, farcasterPort }: DevnetLoginOptions,
  projects: readonly { readonly id: string; readonly allowedOrigins: readonly string[] }[],
  rpcUrl?: string,
): Promise<PreparedLogin> {
  if (!existsSync(join(frameDir, 'index.html')))
    throw new DevnetError(
      `${frameDir} does not contain the login frame: run pnpm --filter @latchkit/login-frame build.`,
    )
  const ports = { frame: framePort || (await freePort()), recovery: recoveryPort || (await freePort()) }
  const sink = await startMailSink({ port: inboxPort ?? 0 })
  const stops: (() => Promise<void>)[] = [sink.stop]
  // A passkey needs a domain, and has none with an IP address.
  const frameOrigin = `http://localhost:${ports.frame}`
  const stop = async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
  async function startParts() {
    const providers = await startIdentityProviders({
      port: providerPort,
      redirectUri: `${frameOrigin}/callback`,
    })
    stops.push(providers.stop)
    if (rpcUrl === undefined) return { providers }
    const relay = await startFarcasterRelay({ port: farcasterPort })
    stops.push(relay.stop)
    await deployIdRegistry(rpcUrl)
    return { providers, relay }
  }
  const { providers, relay } = await startParts().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  const recoveryUrl = `http://${host}:${ports.recovery}`
  let codeLifetimeMs: number | undefined
  let codeGapMs: number | undefined
  return {
    getCodeLifetimeMs: () => codeLifetimeMs,
    getCodeGapMs: () => codeGapMs,
    settings: {
      frameOrigin,
      mail: { url: sink.smtpUrl, from: 'Latchkit <login@devnet.example>' },
      // Data of the devnet is kept in memory, so nothing is encrypted for longer than it runs.
      pepper: 'the pepper of the devnet, which is public',
      keks: [{ version: 1, key: 'A'.repeat(43) }],
      recoveryUrl,
      socials: providers.entries,
      farcaster: relay && rpcUrl !== undefined ? { relayUrl: relay.url, rpcUrl } : undefined,
    },
    async start(gatewayUrl, chains) {
      const { startRecovery, startFrameServer } = await loadGateway()
      const recovery = await startRecovery({
        port: ports.recovery,
        loginUrl: gatewayUrl,
        smtpUrl: sink.smtpUrl,
        mailFrom: 'Latchkit recovery <recovery@devnet.example>',
        projects,
        // It verifies proofs, and redeems no codes, so it has no secrets.
        identityProviders: providers.entries.map(({ clientSecret: _, ...entry }) => entry),
        frameOrigin,
        farcasterRpcUrl: rpcUrl,
      })
      stops.push(recovery.stop)
      const frame = await startFrameServer({
        dir: frameDir,
        port: ports.frame,
        publicUrl: frameOrigin,
        loginUrl: gatewayUrl,
        recoveryUrl: recovery.url,
        rpcUrls: Object.fromEntries(chains.map(({ chainId, rpcUrl }) => [chainId, rpcUrl])),
        networkNames: { 'eip155:31337': 'Devnet' },
        smartAccounts: Object.fromEntries(
          chains.flatMap(({ chainId, hardfork }) =>
            chainId.startsWith('eip155:') ? [[chainId, toSmartAccount(hardfork)]] : [],
          ),
        ),
        gatewayUrl,
        projects,
      })
      stops.push(frame.stop)
      return {
        frameUrl: `${frame.origin}/sdk`,
        recoveryUrl: recovery.url,
        inboxUrl: sink.url,
        mails: sink.mails,
        setCodeLifetime(ms) {
          codeLifetimeMs = ms
        },
        setCodeGap(ms) {
          codeGapMs = ms
        },
        providerUrl: providers.url,
        farcaster: relay,
      }
    },
    stop,
  }
}
