// Extracts the contracts of npm packages into the committed artifacts: `node contracts/extract.mjs`. The packages are not
// dependencies, because only their bytecode is needed.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The contracts by package, and the folder with the licence of the package. */
const packages = {
  '@ensdomains/ens@0.6.2': { target: 'ens', contracts: ['ENSRegistry', 'ReverseRegistrar'] },
  '@ensdomains/resolver@0.3.1': { target: 'ens', contracts: ['PublicResolver'] },
  '@openzeppelin/contracts@4.9.6': {
    target: 'openzeppelin',
    contracts: ['ERC721PresetMinterPauserAutoId', 'ERC1155PresetMinterPauser'],
  },
}

const here = new URL('./', import.meta.url)
const folder = mkdtempSync(join(tmpdir(), 'latchkit-contracts-'))
for (const [name, { target, contracts }] of Object.entries(packages)) {
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
      ...(compiler && { compiler: `solc@${compiler.version}` }),
      bytecodeSha256: createHash('sha256').update(bytecode).digest('hex'),
      bytecode,
      deployedBytecode,
      abi,
    }
    writeFileSync(new URL(`${target}/${contract}.artifact.json`, here), `${JSON.stringify(artifact)}\n`)
    console.log(contract, deployedBytecode.length / 2 - 1, 'bytes')
  }
}
rmSync(folder, { recursive: true })
