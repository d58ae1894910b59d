// Compiles the contracts of this folder into the committed artifacts: `node contracts/compile.mjs`; or those of another
// folder: `node contracts/compile.mjs ../gateway/contracts`. Downloads solc from the npm registry, because the devnet
// does not depend on it. Needed only after a contract has changed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const compiler = 'solc@0.8.30'
const settings = {
  evmVersion: 'paris',
  optimizer: { enabled: true, runs: 200 },
  metadata: { appendCBOR: false, bytecodeHash: 'none' },
}

const [folderArgument] = process.argv.slice(2)
const here = folderArgument ? pathToFileURL(`${resolve(folderArgument)}/`) : new URL('./', import.meta.url)
const files = readdirSync(here).filter((file) => file.endsWith('.sol'))
const sources = Object.fromEntries(
  files.map((file) => [file, { content: readFileSync(new URL(file, here), 'utf8') }]),
)
const outputSelection = { '*': { '*': ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] } }
const input = JSON.stringify({ language: 'Solidity', sources, settings: { ...settings, outputSelection } })

// A file: the compiler exits before a pipe has all of its output.
const folder = mkdtempSync(join(tmpdir(), 'latchkit-solc-'))
const file = join(folder, 'output.json')
execFileSync('npx', ['-y', compiler, '--standard-json'], {
  input,
  stdio: ['pipe', openSync(file, 'w'), 'inherit'],
})
const answer = readFileSync(file, 'utf8')
rmSync(folder, { recursive: true })
const output = JSON.parse(answer.slice(answer.indexOf('{')))
for (const error of output.errors ?? []) console.error(error.formattedMessage)
if (output.errors?.some((error) => error.severity === 'error')) process.exit(1)

for (const file of files) {
  const name = file.replace('.sol', '')
  const { abi, evm } = output.contracts[file][name]
  const artifact = {
    contract: name,
    compiler,
    settings,
    sourceSha256: createHash('sha256').update(sources[file].content).digest('hex'),
    bytecode: `0x${evm.bytecode.object}`,
    deployedBytecode: `0x${evm.deployedBytecode.object}`,
    abi,
  }
  writeFileSync(new URL(`${name}.artifact.json`, here), `${JSON.stringify(artifact)}\n`)
  console.log(name, evm.deployedBytecode.object.length / 2, 'bytes')
}
