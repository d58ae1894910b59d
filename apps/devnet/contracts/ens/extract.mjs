// Extracts the ENS contracts of this folder from their npm packages into the committed artifacts:
// `node contracts/ens/extract.mjs`. The packages are not dependencies, because they depend on old compilers and nodes.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The contracts by package. Both packages are BSD-2-Clause, see LICENSE. */
const packages = {
  '@ensdomains/ens@0.6.2': ['ENSRegistry', 'ReverseRegistrar'],
  '@ensdomains/resolver@0.3.1': ['PublicResolver'],
}

const here = new URL('.', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'latchkit-ens-'))
for (const [name, contracts] of Object.entries(packages)) {
  const output = execFileSync('npm', ['pack', '--json', name], { cwd: folder, encoding: 'utf8' })
  const [{ filename, integrity }] = JSON.parse(output)
  execFileSync('tar', ['-xzf', filename], { cwd: folder })
  for (const contract of contracts) {
    const file = join(folder, 'package/build/contracts', `${contract}.json`)
    const { abi, bytecode, deployedBytecode, compiler } = JSON.parse(readFileSync(file, 'utf8'))
    const artifact = {
      contract,
      package: name,
      integrity,
      compiler: `solc@${compiler.version}`,
      bytecodeSha256: createHash('sha256').update(bytecode).digest('hex'),
      bytecode,
      deployedBytecode,
      abi,
    }
    writeFileSync(new URL(`${contract}.artifact.json`, here), `${JSON.stringify(artifact)}\n`)
    console.log(contract, deployedBytecode.length / 2 - 1, 'bytes')
  }
}
rmSync(folder, { recursive: true })
