import { statSync } from 'node:fs'
import { pino } from 'pino'
import { openTokens } from '../../data/accountData/tokens/openTokens.js'
import { gatewaySchema } from '../../database/gatewaySchema.js'
import { applyDefaults } from '../../foundation/config/applyDefaults.js'
import type { Settings } from '../../foundation/config/Settings.js'
import { readSigningKey } from '../../server/auth/readSigningKey.js'
import { openProjects } from '../../server/projects/openProjects.js'
import { readSettingsFiles } from '../readSettingsFiles.js'
import { checkChains } from './checkChains.js'
import { checkDatabase, checkRedis } from './checkDatabase.js'
import { checkLogin } from './checkLogin.js'
import { checkHealth, checkUrl } from './checkUrl.js'
import { CheckError, type Finding, formatFindings, toFinding } from './Finding.js'

/** The result of a check of a configuration. */
export type CheckResult = {
  readonly text: string
  readonly isValid: boolean
  readonly findings: readonly Finding[]
}

const logger = { level: 'silent' } as const

/**
 * Proves each line of a configuration: asks the nodes for their chains, connects to the database, Redis and the mail server, reads the
 * metadata of providers, and loads the public URLs as a browser does. Changes and sends nothing.
 *
 * @param now Returns the current time in ms since 1970.
 */
export async function runCheck(given: Settings, now: () => number = Date.now): Promise<CheckResult> {
  const settings = applyDefaults({ dataDir: 'data', ...given })
  const files = await readFiles(settings, now)
  const groups = await Promise.all([
    checkDatabase({ ...settings, dataDir: settings.dataDir ?? 'data' }, gatewaySchema),
    checkRedis(settings.redisUrl),
    checkKeys(settings),
    checkChains(files.chains),
    ...settings.publicUrl.flatMap((url) => [
      checkUrl('PUBLIC_URL', url, now),
      checkHealth('PUBLIC_URL', url),
    ]),
    checkExposure(settings),
    files.login ? checkLogin({ ...files, login: files.login, publicUrl: settings.publicUrl[0], now }) : [],
  ])
  const findings = [...files.findings, ...groups.flat()]
  return {
    findings,
    text: formatFindings(findings),
    isValid: findings.every(({ outcome }) => outcome !== 'failed'),
  }
}

/** Reads the files of the settings. One that is invalid is a finding, and the other checks run without it. */
async function readFiles(settings: ReturnType<typeof applyDefaults>, now: () => number) {
  const empty = { chains: [], login: undefined }
  let read: Pick<ReturnType<typeof readSettingsFiles>, 'chains' | 'login'> = empty
  const lists = { projects: openProjects([], pino(logger)).list() }
  const findings = [
    await toFinding('files of the settings', () => {
      read = readSettingsFiles({}, settings, now)
      return `${read.chains.length} chains`
    }),
    await toFinding('PROJECTS_FILE', () => {
      const projects = openProjects(settings.projectsFile, pino(logger))
      projects.close()
      lists.projects = projects.list()
      if (lists.projects.length > 0) return `${lists.projects.length} projects`
      throw new CheckError(
        'There are no projects, so only this machine can use the gateway.',
        'Set PROJECTS_FILE to a file with the ids and origins of your apps.',
        'warning',
      )
    }),
    await toFinding('TOKENS_DIR', () => {
      const tokens = openTokens(settings.tokensDir, pino(logger))
      tokens.close()
      const chains = read.chains.filter(({ id }) => !id.startsWith('bip122:'))
      const without = chains.filter(({ id }) => tokens.list(id).length === 0).map(({ id }) => id)
      if (without.length === 0) return 'each chain has tokens'
      throw new CheckError(
        `There are no tokens of ${without.join(', ')}: balances and swaps have the native token only.`,
        'Set TOKENS_DIR to a folder with token lists, such as presets/tokens.',
        'warning',
      )
    }),
  ]
  return { ...read, ...lists, findings }
}

/** Checks that keys can be used, and that other users of the machine cannot read them. */
function checkKeys(settings: Settings): Promise<readonly Finding[]> {
  const { signInKeyFile, attestationKeyFile, loginFile } = settings
  const keys = { SIGN_IN_KEY_FILE: signInKeyFile, ATTESTATION_KEY_FILE: attestationKeyFile }
  const secrets = { ...keys, LOGIN_FILE: loginFile }
  return Promise.all([
    ...Object.entries(keys).flatMap(([name, file]) =>
      file === undefined
        ? []
        : [
            toFinding(name, () => {
              readSigningKey(file, name)
              return 'a P-256 key'
            }),
          ],
    ),
    ...Object.entries(secrets).flatMap(([name, file]) =>
      file === undefined || statSync(file, { throwIfNoEntry: false }) === undefined
        ? []
        : [toFinding(`${name}, permissions`, () => checkMode(file))],
    ),
  ])
}

function checkMode(file: string): string {
  const mode = statSync(file).mode & 0o777
  if ((mode & 0o007) === 0) return mode.toString(8)
  throw new CheckError(
    `Each user of this machine can read the file (${mode.toString(8)}).`,
    `chmod 600 ${file}, with the user of the gateway as its owner.`,
    'warning',
  )
}

/** Checks the settings that a gateway needs to serve other machines. */
function checkExposure(settings: ReturnType<typeof applyDefaults>): Promise<readonly Finding[]> {
  const { publicUrl, trustProxy, metricsToken } = settings
  return Promise.all([
    toFinding('PUBLIC_URL', () => {
      if (publicUrl.length > 0) return publicUrl.join(', ')
      throw new CheckError(
        'It is not set, so only this machine can use the gateway.',
        'Set it to the https: URL of your proxy.',
        'warning',
      )
    }),
    toFinding('TRUST_PROXY', () => {
      if (trustProxy.length > 0 || publicUrl.length === 0) return trustProxy.join(', ') || 'not needed'
      throw new CheckError(
        'It is not set, so all users behind your proxy share the limits of one address.',
        'Set it to the address of your proxy, such as loopback.',
        'warning',
      )
    }),
    toFinding('METRICS_TOKEN', () => {
      if (metricsToken !== undefined || publicUrl.length === 0) return metricsToken ? 'set' : 'not needed'
      throw new CheckError(
        'It is not set, so Prometheus cannot read /metrics.',
        'Set it to a secret of at least 16 characters if you use Prometheus.',
        'warning',
      )
    }),
  ])
}
