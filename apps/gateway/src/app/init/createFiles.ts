import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createProxyConfig } from './createProxyConfig.js'
import { type Answers, toList } from './questions.js'

/** Options of the files. */
export type FilesOptions = {
  readonly answers: Answers
  /** Absolute path of the folder. */
  readonly folder: string
  /** Returns the content of a preset. */
  readonly readPreset: (name: string) => { readonly chains: readonly { readonly id: string }[] }
  /** Folder of the token lists. */
  readonly tokensDir: string
}

/**
 * Creates the files of a configuration with new secrets, by their paths in the folder: the settings of the gateway, and with a login
 * service also the settings of the frame server and of the recovery service, each for `CONFIG_FILE`; and a configuration of nginx for
 * each machine.
 */
export function createFiles({
  answers,
  folder,
  readPreset,
  tokensDir,
}: FilesOptions): Readonly<Record<string, string>> {
  const { publicUrl, projectId, databaseUrl, redisUrl, frameOrigin } = answers
  const at = (name: string) => join(folder, name)
  const projects = toJson({ projects: [{ id: projectId, allowedOrigins: toList(answers.origins) }] })
  const chains = toList(answers.networks).flatMap((name) => readPreset(name).chains)
  const gateway = {
    ...{ host: '127.0.0.1', port: 8790, publicUrl: [publicUrl], trustProxy: 'loopback' },
    projectsFile: at('projects.json'),
    chainsFile: at('chains.json'),
    ...{ tokensDir, signInKeyFile: at('sign-in.pem'), attestationKeyFile: at('attestation.pem') },
    ...{ metricsToken: createSecret(), imageKey: createSecret() },
    ...(databaseUrl === '' ? { dataDir: at('data') } : { databaseUrl }),
    ...(redisUrl && { redisUrl }),
    ...(frameOrigin && { loginFile: at('login.json') }),
  }
  const proxy = createProxyConfig([
    { url: publicUrl, port: gateway.port },
    ...(frameOrigin ? [{ url: frameOrigin, port: framePort }] : []),
  ])
  return {
    ...(proxy !== undefined && { 'nginx.conf': proxy }),
    'gateway.json': toJson(gateway),
    'projects.json': projects,
    'chains.json': toJson({ chains }),
    'sign-in.pem': createKey(),
    'attestation.pem': createKey(),
    ...(frameOrigin && createLoginFiles(answers, { at, projects, chainIds: chains.map(({ id }) => id) })),
  }
}

const framePort = 8792
const recoveryPort = 8791

type LoginParts = {
  readonly at: (name: string) => string
  readonly projects: string
  readonly chainIds: readonly string[]
}

function createLoginFiles(answers: Answers, { at, projects, chainIds }: LoginParts) {
  const { publicUrl, projectId, frameOrigin, recoveryUrl, smtpUrl, mailFrom } = answers
  const rpcUrls = chainIds
    .filter((id) => !id.startsWith('bip122:'))
    .map((chainId) => [chainId, `${publicUrl}/v1?${new URLSearchParams({ chainId, projectId })}`])
  const login = {
    ...{ frameOrigin, mail: { url: smtpUrl, from: mailFrom }, pepper: createSecret(), recoveryUrl },
    keks: [{ version: 1, key: createSecret() }],
  }
  const frame = {
    ...{ host: '127.0.0.1', port: framePort, publicUrl: frameOrigin, trustProxy: 'loopback' },
    ...{ loginUrl: publicUrl, recoveryUrl, gatewayUrl: publicUrl },
    ...{ projectsFile: at('projects.json'), rpcUrlsFile: at('rpcUrls.json') },
  }
  const recovery = {
    ...{ host: '127.0.0.1', port: recoveryPort, publicUrl: recoveryUrl },
    ...{ trustProxy: 'loopback', loginUrl: publicUrl },
    ...{ smtpUrl, mailFrom, metricsToken: createSecret(), projectsFile: at('recovery/projects.json') },
    ...{ dataDir: at('recovery/data'), keysDir: at('recovery/keys') },
  }
  const proxy = createProxyConfig([{ url: recoveryUrl, port: recoveryPort }])
  return {
    ...(proxy !== undefined && { 'recovery/nginx.conf': proxy }),
    'login.json': toJson(login),
    'frame.json': toJson(frame),
    'rpcUrls.json': toJson(Object.fromEntries(rpcUrls)),
    'recovery/recovery.json': toJson(recovery),
    'recovery/projects.json': projects,
  }
}

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Creates 32 random bytes as base64url. */
const createSecret = () => randomBytes(32).toString('base64url')

const createKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
