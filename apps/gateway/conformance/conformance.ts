/**
 * Checks a server of the data API against the contract:
 * `pnpm conformance --url https://gateway.example.com --project my-dapp --chain eip155:1 --address 0x…`. With
 * `--only getBalances,getHistory` only these endpoints are checked. The exit code is 1 if a check failed.
 */
import { parseArgs } from 'node:util'
import { endpoints } from '@latchkit/blockchain-api/contract'
import { runConformance } from '../src/app/conformance/runConformance.js'

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    url: { type: 'string' },
    project: { type: 'string', default: 'demo' },
    chain: { type: 'string', default: 'eip155:1' },
    address: { type: 'string', default: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' },
    only: { type: 'string' },
  },
})
const only = values.only?.split(',')
const unknown = only?.find((name) => !endpoints.some(({ operationId }) => operationId === name))
if (!values.url || !URL.canParse(values.url)) fail('--url must be the URL of a server')
else if (unknown)
  fail(`--only has no endpoint "${unknown}": ${endpoints.map(({ operationId }) => operationId).join(', ')}`)
else {
  const { project: projectId, chain: chainId, address } = values
  const target = { url: values.url.replace(/\/+$/, ''), projectId, chainId, address }
  const outcomes = await runConformance(target, only)
  for (const { endpoint, name, fault } of outcomes)
    console.log(fault ? `failed: ${endpoint} ${name}: ${fault}` : `passed: ${endpoint} ${name}`)
  const failed = outcomes.filter(({ fault }) => fault).length
  console.log(`${outcomes.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 2
}
