// Runs builds of Vite one after the other in one process, which loads and compiles Vite once. The argument is a JSON array of
// configurations. `env` sets environment variables for the configuration file of a build.
import { build } from 'vite'

/** @type {readonly (import('vite').InlineConfig & { env?: Readonly<Record<string, string>> })[]} */
const builds = JSON.parse(process.argv[2] ?? '[]')
for (const { env, ...config } of builds) {
  Object.assign(process.env, env)
  await build({ logLevel: 'warn', ...config })
}
