import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type CapabilitiesResponse, capabilitiesResponseSchema } from '@latchkit/blockchain-api/contract'
import type { Settings } from '../../foundation/config/Settings.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { startGateway } from '../startGateway.js'

const projectId = 'check'

/**
 * Describes what a gateway with a configuration can do, as its clients will see it: on each chain, and beside the chains. For this it starts
 * one on a free port of this machine, with an empty database in a temporary folder, and without Redis.
 *
 * @returns Lines of text. If the gateway does not start, they say why.
 */
export async function describeCapabilities(settings: Settings): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'latchkit-check-'))
  try {
    const { chains, version: _, ...server } = await readCapabilities(settings, dataDir)
    const rows = [...Object.entries(chains), ['all chains', server] as const]
    return [
      'What clients will see:',
      ...rows.map(([name, one]) => `  ${name}: ${formatCapabilities(one)}`),
    ].join('\n')
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return `What clients will see is not known, because the gateway does not start: ${error.message}`
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function readCapabilities(settings: Settings, dataDir: string): Promise<CapabilitiesResponse> {
  const gateway = await startGateway({
    ...settings,
    ...{ dataDir, databaseUrl: undefined, redisUrl: undefined, minFreeBytes: 0 },
    ...{ host: '127.0.0.1', port: 0, logLevel: 'silent' },
    projects: [{ id: projectId, allowedOrigins: [] }],
  })
  try {
    const response = await fetch(`${gateway.url}/v1/capabilities?projectId=${projectId}`)
    return capabilitiesResponseSchema.parse(await response.json())
  } finally {
    await gateway.stop()
  }
}

/** Lists what there is, then what fails now, then what there is not, with its code. */
function formatCapabilities(capabilities: object): string {
  const entries = Object.entries(capabilities) as readonly (readonly [string, Capability])[]
  const select = (status: Capability['status']) =>
    entries
      .filter(([, capability]) => capability.status === status)
      .map(([name, { code }]) => (code === undefined ? name : `${name} (${code})`))
  const [available, degraded, absent] = [select('available'), select('degraded'), select('absent')]
  return [
    available.join(', ') || 'nothing',
    ...(degraded.length > 0 ? [`failing now: ${degraded.join(', ')}`] : []),
    ...(absent.length > 0 ? [`without: ${absent.join(', ')}`] : []),
  ].join('; ')
}

type Capability = { readonly status: 'available' | 'degraded' | 'absent'; readonly code?: string | undefined }
