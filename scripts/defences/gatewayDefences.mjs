// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources contain template literals.
/** @typedef {import('./removeDefence.mjs').Defence} Defence */

const gateway = 'apps/gateway/src'
const bundler = `${gateway}/money/bundler`
const parts = 'apps/devnet/src/parts'

/** @type {readonly Defence[]} The defences of the gateway: of its bundler, its data, its limits and what other software sends to it. */
export const gatewayDefences = [
  {
    name: 'the bundler accepts no operation that costs more than its executor has',
    file: `${bundler}/checkOperation.ts`,
    find: '  await checkFunds(operation, chain, { baseFee, entryPoint })\n',
    test: {
      runner: 'apps',
      file: `${parts}/bundlerBlockers.test.ts`,
      title: 'behavior: an operation that can cost more than the executor has does not stop the others',
    },
  },
  {
    name: 'an executor sends nothing that costs more than it has',
    file: `${bundler}/createPlaceFinder.ts`,
    find: 'return hasFunds(operation, place) ? place : undefined',
    replace: 'return place',
    test: {
      runner: 'apps',
      file: `${bundler}/createSubmitter.test.ts`,
      title: 'behavior: an operation that costs more than the executor has does not stop others',
    },
  },
  {
    name: 'a transaction that the node refuses frees its nonce',
    file: `${bundler}/createTransactionSender.ts`,
    find: "if (refusal.kind === 'known') return",
    replace: "if (refusal.kind !== 'replacement') return",
    test: {
      runner: 'apps',
      file: `${bundler}/createSubmitter.test.ts`,
      title:
        'behavior: a transaction that the node refuses as geth does ("authority already reserved") frees its nonce',
    },
  },
  {
    name: 'an operation whose transaction the node refuses ends with the reason',
    file: `${bundler}/createSubmitter.ts`,
    find: 'if (deferrals.addRefusal(hash) < maxRefusals) return',
    replace: 'return',
    test: {
      runner: 'apps',
      file: `${bundler}/createSubmitter.test.ts`,
      title:
        'behavior: a transaction that the node refuses as geth does ("authority already reserved") frees its nonce',
    },
  },
  {
    name: 'an operation below the base fee ends when another one takes its nonce',
    file: `${bundler}/createPlacement.ts`,
    find: '      if (!isReplacement) await failStale(slot, fees)\n',
    test: {
      runner: 'apps',
      file: `${bundler}/createSubmitter.test.ts`,
      title: 'behavior: the next operation takes the nonce of a transaction below the base fee',
    },
  },
  {
    name: 'an empty transfer takes a nonce for which others wait',
    file: `${bundler}/createPlacement.ts`,
    find: 'if (slot.nonce < last) await empty(queue, slot, fees)\n        else if',
    replace: 'if',
    test: {
      runner: 'apps',
      file: `${bundler}/createSubmitter.test.ts`,
      title: 'behavior: an empty transfer takes the nonce if others wait already',
    },
  },
  {
    name: 'a replacement has the fees that the node asks for',
    file: `${bundler}/classifyRefusal.ts`,
    find: 'asked: toAsked(message, asked) }',
    replace: 'asked }',
    test: {
      runner: 'apps',
      file: `${bundler}/classifyRefusal.test.ts`,
      title: ' asks for a dearer replacement: ',
    },
  },
  {
    name: 'the reason of a revert is not read as the words of a node',
    file: `${bundler}/classifyRefusal.ts`,
    find: 'if (reverted.test(message)) return',
    replace: 'if (message === reverted.source) return',
    test: {
      runner: 'apps',
      file: `${bundler}/createSubmitter.test.ts`,
      title: 'error: an operation that reverts with the words of a node stops no others: ',
    },
  },
  {
    name: 'a signature of the paymaster reserves nothing of its budget',
    file: `${gateway}/money/paymaster/Sponsor.ts`,
    find: '    if (!isForAnyBundler) return paymasterData\n',
    test: {
      runner: 'apps',
      file: `${parts}/sponsorBudget.test.ts`,
      title:
        'behavior: signatures that no account uses hold nothing of the budget, from any number of networks',
    },
  },
  {
    name: 'an operation that is sent reserves its cost of the budget',
    file: `${gateway}/money/paymaster/Sponsor.ts`,
    find: '          await reserve(operation, key, { validUntil, unsent: [] })\n',
    test: {
      runner: 'apps',
      file: `${parts}/sponsorBudget.test.ts`,
      title: 'behavior: operations that are sent at the same time cost no more than the budget',
    },
  },
  {
    name: 'a signed change of a name is accepted at its gateway only',
    file: `${gateway}/data/names/createSignedRequests.ts`,
    find: 'if (!isOwnUrl(gateway))',
    replace: "if (gateway === '')",
    test: {
      runner: 'apps',
      file: `${gateway}/data/names/signedChanges.test.ts`,
      title: 'error: a change that was signed for one gateway is refused at another one',
    },
  },
  {
    name: 'a signed change of a name is accepted once',
    file: `${gateway}/data/names/createSignedRequests.ts`,
    find: 'if (!(await store.takeNonce(signed.nonce, expiresAt)))',
    replace: 'if (expiresAt === 0)',
    test: {
      runner: 'apps',
      file: `${gateway}/data/names/signedChanges.test.ts`,
      title: 'error: accepts a nonce once',
    },
  },
  {
    name: 'a client is charged for the bytes of an answer',
    file: `${gateway}/chain/rpcProxy/createAnswerMeter.ts`,
    find: '      if (tokens > 0) isAllowed = quota.charge(client, tokens)\n',
    test: {
      runner: 'apps',
      file: `${gateway}/chain/rpcProxy/createRpcQuota.test.ts`,
      title: 'behavior: an answer takes a token for each 16 KiB, and the address waits until it has paid',
    },
  },
  {
    name: 'a client is charged for the time of a node',
    file: `${gateway}/chain/rpcProxy/createAnswerMeter.ts`,
    find: '      if (tokens > 0) quota.charge(client, tokens)\n',
    test: {
      runner: 'apps',
      file: `${gateway}/chain/rpcProxy/createRpcQuota.test.ts`,
      title: 'behavior: time of a node takes tokens; a call that the node answers soon takes none',
    },
  },
  {
    name: 'a large answer of a node is parsed in a thread',
    file: `${gateway}/chain/rpcProxy/createAnswerParser.ts`,
    find: 'return bytes <= maxDirectBytes',
    replace: 'return bytes >= 0',
    test: {
      runner: 'apps',
      file: `${gateway}/chain/rpcProxy/createAnswerParser.test.ts`,
      title: 'behavior: the thread does other work while an answer of 9 MB is parsed',
    },
  },
  {
    name: 'limits on memory follow from the size of the heap',
    file: `${gateway}/foundation/config/getHeapLimits.ts`,
    find: 'Math.min(largest, Math.floor(heapBytes * share))',
    replace: '(share > 0 ? largest : 0)',
    test: {
      runner: 'apps',
      file: `${gateway}/foundation/config/getHeapLimits.test.ts`,
      title: 'behavior: the limits fill at most two thirds of a heap of ',
    },
  },
  {
    name: 'a client holds no places of others in the image proxy',
    file: `${gateway}/server/imageProxy/createHostLimiter.ts`,
    find: ' && isWithinClient',
    test: {
      runner: 'apps',
      file: `${gateway}/server/imageProxy/imageProxy.test.ts`,
      title: 'behavior: a client with 64 slow images of 16 hosts does not hold the places of another client',
    },
  },
  {
    name: 'no store writes to a full disk',
    file: `${gateway}/database/guardWrites.ts`,
    find: '        throw new StorageFullError()\n      return',
    replace: '        return worker.query(sql, parameters, isArrayMode)\n      return',
    test: {
      runner: 'apps',
      file: `${gateway}/recovery/startRecovery.test.ts`,
      title: 'error: on a full disk it says so, and continues when there is space',
    },
  },
  {
    name: 'a statement that waits for a locked table ends',
    file: `${gateway}/database/openPostgres.ts`,
    find: '    onConnect: async (connection) => void (await connection.query(timeouts)),\n',
    test: {
      runner: 'apps',
      file: `${gateway}/database/openPostgres.test.ts`,
      title: 'behavior: each connection has time-outs, also the one that ran the migrations',
    },
  },
  {
    name: 'an estimate of gas is simulated with exactly its limits',
    file: `${bundler}/estimateGas.ts`,
    find: '    const problem = await findProblem(estimated, limits, options)\n    if (!problem) return toEstimate(estimated)\n',
    replace: '    const problem = { limit: "callGas", error: undefined }\n    return toEstimate(estimated)\n',
    test: {
      runner: 'apps',
      file: `${parts}/bundlerEstimates.test.ts`,
      title: 'behavior: an operation with exactly the estimate is included, if ',
    },
  },
  {
    name: 'the gas limits of a client are lower bounds of an estimate',
    file: `${bundler}/estimateGas.ts`,
    find: 'lowest(getHighest([addMargin(used), own - overhead]), highest[name])',
    replace: 'lowest(addMargin(used), highest[name])',
    test: {
      runner: 'apps',
      file: `${parts}/bundlerEstimates.test.ts`,
      title: 'behavior: ERC-7769: the limits of the client are lower bounds of the estimate',
    },
  },
  {
    name: 'names that only the universal resolver finds are shown',
    file: `${gateway}/data/identity/ens/createEnsSource.ts`,
    find: 'if (registered || universalResolver === undefined) return registered',
    replace: 'return registered',
    test: {
      runner: 'apps',
      file: `${gateway}/data/identity/universalName.test.ts`,
      title: 'default: a name that only the resolver of a parent knows (ENSIP-10), and its image',
    },
  },
  {
    name: 'a name is shown in its normal form only',
    file: `${gateway}/data/identity/ens/createEnsSource.ts`,
    find: 'return found && (await isNormalName(found.name)) ? found : undefined',
    replace: 'return found',
    test: {
      runner: 'apps',
      file: `${gateway}/data/identity/universalName.test.ts`,
      title: 'error: the name ',
    },
  },
  {
    name: 'an NFT is the image of a name, if the account owns it',
    file: `${gateway}/data/identity/ens/readNftImage.ts`,
    find: '  if (owned === undefined || (isErc721 ? owned !== BigInt(account) : owned === 0n)) return undefined\n',
    test: {
      runner: 'apps',
      file: `${gateway}/data/identity/universalName.test.ts`,
      title: ' owned by ',
    },
  },
  {
    name: 'an image of Arweave is fetched from a gateway',
    file: `${gateway}/server/imageProxy/toFileUrl.ts`,
    find: 'id !== undefined\n      ? toRootedUrl',
    replace: "id === ''\n      ? toRootedUrl",
    test: {
      runner: 'apps',
      file: `${gateway}/server/imageProxy/toFileUrl.test.ts`,
      title: 'behavior: the image ',
    },
  },
  {
    name: 'parts of an operation may be absent in each form that clients of ERC-4337 send',
    file: `${bundler}/ParsedOperation.ts`,
    find: 'return !part || /^0x0*$/.test(part)',
    replace: 'return !part',
    test: {
      runner: 'apps',
      file: `${bundler}/ParsedOperation.test.ts`,
      title: 'behavior: clients of ERC-4337 send absent parts as ',
    },
  },
  {
    name: 'a quote accepts currencies as the objects that other kits send',
    file: 'packages/blockchain-api/src/onramp/onRampQuoteSchema.ts',
    find: 'z.transform(({ id, symbol }) => symbol ?? id),',
    replace: "z.transform(() => ''),",
    test: {
      runner: 'apps',
      file: `${gateway}/server/compatibility/stockRequests.test.ts`,
      title: 'default: POST /v1/onramp/quote with the currencies of the options',
    },
  },
  {
    name: 'a purchase accepts the common names of networks',
    file: `${gateway}/money/onramp/toKnownChainId.ts`,
    find: 'return chainIds.get(name.trim().toLowerCase())',
    replace: 'return chainIds.get(name)',
    test: {
      runner: 'apps',
      file: `${gateway}/money/onramp/onramp.test.ts`,
      title: 'behavior: a purchase on ',
    },
  },
  {
    name: 'the bundler answers with the status of an operation as other clients read it',
    file: `${bundler}/bundlerMethods.ts`,
    find: "if (!stored) return { status: 'not_found', transactionHash: null }",
    replace: 'if (!stored) return null',
    test: {
      runner: 'apps',
      file: `${parts}/bundlerMempool.test.ts`,
      title: 'behavior: pimlico_getUserOperationStatus has the values of its documentation',
    },
  },
  {
    name: 'allowed origins have a scheme, as other kits compare them',
    file: `${gateway}/server/projects/getProjectOrigins.ts`,
    find: "pattern.includes('://') ? [pattern] : [`https://${pattern}`, `http://${pattern}`]",
    replace: '[pattern]',
    test: {
      runner: 'apps',
      file: `${gateway}/server/projects/createProjectRoutes.test.ts`,
      title: 'behavior: every origin has a scheme, because clients of other kits compare whole origins',
    },
  },
  {
    name: 'records of ENS that no name has are empty, not missing',
    file: `${gateway}/data/names/ccip/readRecord.ts`,
    find: 'return { node: args[0], read: () => emptyAnswers[functionName] }',
    replace: 'return undefined',
    test: {
      runner: 'apps',
      file: `${gateway}/data/names/ccip/ccip.test.ts`,
      title: ' is empty, as with other resolvers of ENS',
    },
  },
  {
    name: 'a currency or token without an image has its letters',
    file: `${gateway}/server/catalogue/serveImage.ts`,
    find: 'if (!(error instanceof HttpError) || error.status !== 404) throw error',
    replace: 'throw error',
    test: {
      runner: 'apps',
      file: `${gateway}/server/catalogue/catalogue.test.ts`,
      title: ' is an image with the letters ',
    },
  },
  {
    name: 'a provider of social logins receives the secret as its metadata say',
    file: `${gateway}/identityProviders/social/createOpenIdProvider.ts`,
    find: "return isHeaderOnly ? 'header' : 'body'",
    replace: "return isHeaderOnly ? 'body' : 'body'",
    test: {
      runner: 'apps',
      file: `${gateway}/identityProviders/social/createSocialProviders.test.ts`,
      title: 'behavior: a provider that accepts ',
    },
  },
  {
    name: 'a provider of social logins may replace its keys at once',
    file: `${gateway}/identityProviders/social/createOpenIdProvider.ts`,
    find: '        cooldownDuration: keysPauseMs,\n',
    test: {
      runner: 'apps',
      file: `${gateway}/identityProviders/social/createSocialProviders.test.ts`,
      title: 'behavior: a provider may replace its keys at once',
    },
  },
  {
    name: 'a gateway whose recovery service is unreachable does not say that it is well',
    file: `${gateway}/server/operations/createOperationRoutes.ts`,
    find: " || recovery === 'unreachable'",
    test: {
      runner: 'apps',
      file: `${gateway}/server/operations/createOperationRoutes.test.ts`,
      title: 'behavior: /health is degraded, with status 200, while the recovery service cannot be reached',
    },
  },
  {
    name: 'a misspelt environment variable is named at the start',
    file: `${gateway}/foundation/config/findMisspeltNames.ts`,
    find: '!env[setting] && isMisspelt(written, setting)',
    replace: '!setting && isMisspelt(written, setting)',
    test: {
      runner: 'apps',
      file: `${gateway}/foundation/config/findMisspeltNames.test.ts`,
      title: 'error: names the setting if ',
    },
  },
]
