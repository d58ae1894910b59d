// Checks the files of the folder `deploy` with the programs that read them, which are downloaded from Debian once.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { fetchDebian } from '../fetchDebian.js'
import { deployFolder, deployParts, readDocuments } from './deployFiles.js'

const run = promisify(execFile)
const types = dirname(createRequire(import.meta.url).resolve('kubernetes-types/package.json'))
const tsc = fileURLToPath(new URL('../../../../../node_modules/typescript/bin/tsc', import.meta.url))
const work = mkdtempSync(join(tmpdir(), 'latchkit-deploy-'))

try {
  const monitoring = join(deployFolder, 'monitoring')
  await runDebian('prometheus', 'promtool', ['check', 'rules', join(monitoring, 'alerts.yaml')])
  await runDebian('prometheus', 'promtool', ['test', 'rules', join(monitoring, 'alerts.test.yaml')])
  console.log('promtool: the alerts are valid, and their tests pass')
  for (const part of deployParts) {
    const caddyfile = join(deployFolder, part, 'Caddyfile')
    await runDebian('caddy', 'caddy', ['validate', '--adapter', 'caddyfile', '--config', caddyfile])
    console.log(`caddy: the proxy of ${part} is valid`)
    const count = await checkManifests(part)
    console.log(`kubectl and tsc: ${count} resources of ${part} are valid`)
  }
} finally {
  rmSync(work, { recursive: true })
}

/** Renders the manifests, and checks their types: `kubernetes-types` has one for each kind of resource. */
async function checkManifests(part: string): Promise<number> {
  const folder = join(work, part)
  cpSync(join(deployFolder, part), folder, { recursive: true })
  const kustomization = join(folder, 'kustomization.yaml')
  // Debian's kubectl 1.20 contains kustomize 2, which has another name for the field.
  const text = readFileSync(kustomization, 'utf8').replace(/envs: \[(.*)\]/, 'env: $1')
  writeFileSync(kustomization, text)
  const rendered = await runDebian('kubernetes-client', 'kubectl', ['kustomize', folder])
  const resources = readDocuments(rendered)
  const declarations = resources.map((value, index) => {
    const { apiVersion, kind } = z.parse(z.object({ apiVersion: z.string(), kind: z.string() }), value)
    const module = apiVersion === 'v1' ? 'core/v1' : apiVersion.replace('.k8s.io', '')
    return `export const r${index}: import('${join(types, module)}').${kind} = ${JSON.stringify(value)}`
  })
  const file = join(work, `${part}.ts`)
  writeFileSync(file, declarations.join('\n'))
  await run(process.execPath, [tsc, '--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', file])
  return resources.length
}

/** Runs a program of a Debian package without its dependencies: the programs used here are static. Fails if it exits with an error. */
async function runDebian(name: string, program: string, args: readonly string[]): Promise<string> {
  const { root } = await fetchDebian(name, { without: new RegExp(`^(?!${name}$)`) })
  const env = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  return (await run(join(root, 'usr/bin', program), [...args], { env })).stdout
}
