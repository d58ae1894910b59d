// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources contain template literals.
/** @typedef {import('./removeDefence.mjs').Defence} Defence */

const frame = 'apps/login-frame/src'
const gateway = 'apps/gateway/src'

/** @type {readonly Defence[]} The defences of the login: of its frame, its services and its approvals. */
export const loginDefences = [
  {
    name: 'a page hands the code of a social login to no other origin than that of the frame',
    file: `${frame}/page/social/handOver.ts`,
    find: 'frame.postMessage({ type: providerMessageType, uri }, ownOrigin, [port2])',
    replace: "frame.postMessage({ type: providerMessageType, uri }, '*', [port2])",
    test: {
      runner: 'browser',
      file: `${frame}/page/social/pages.browser.test.ts`,
      title:
        'error: an app with an injected script receives no code of a login that another device has begun',
    },
  },
  {
    name: "a social login's code goes only to the frame that began it",
    file: `${frame}/page/host/createProviderLogins.ts`,
    find: ' || parseState(message.uri) !== expected.state) return',
    replace: ') return',
    test: {
      runner: 'apps',
      file: `${frame}/page/host/createProviderLogins.test.ts`,
      title: 'to a login that another device has begun',
    },
  },
  {
    name: 'the frame accepts a response of a provider only from a page of its own origin',
    file: `${frame}/page/host/createProviderLogins.ts`,
    find: 'if (!isTrusted || origin !== ownOrigin) return',
    replace: 'if (!isTrusted) return',
    test: {
      runner: 'apps',
      file: `${frame}/page/host/createProviderLogins.test.ts`,
      title: 'error: accepts no response ',
    },
  },
  {
    name: 'only the frame opens the page that begins a social login in the window of the app',
    file: `${frame}/page/social/runRedirect.ts`,
    find: 'if (!isOfFrame || ',
    replace: 'if (',
    test: {
      runner: 'apps',
      file: `${frame}/page/social/runRedirect.test.ts`,
      title: 'begins no login',
    },
  },
  {
    name: 'no page with a handle of the window changes the login that the frame has begun in it',
    file: `${frame}/page/social/runRedirect.ts`,
    find: "readOnce(url.searchParams, 'digest') === (await digestFragment(fragment))",
    replace: 'true',
    test: {
      runner: 'browser',
      file: `${frame}/page/social/pages.browser.test.ts`,
      title:
        'error: a page with a handle of the window, which changes the fragment before the script of the page runs',
    },
  },
  {
    name: 'the first release of a key to a device waits after a login with an account',
    file: `${gateway}/recovery/startRecovery.ts`,
    find: 'const accountDelayHours = 24',
    replace: 'const accountDelayHours = 0',
    test: {
      runner: 'apps',
      file: `${gateway}/recovery/links/accountDelay.test.ts`,
      title:
        'default: a login with an account on a new device receives no key before the delay, and a mail says how to refuse it',
    },
  },
  {
    name: 'only the key of the wallet decides about the release to a new device',
    file: `${gateway}/recovery/keys/createReleaseRoutes.ts`,
    find: "await requireSignature({ type: 'decideRelease', addresses, id, isAllowed }, jkt, signature)",
    test: {
      runner: 'apps',
      file: `${gateway}/recovery/links/accountDelay.test.ts`,
      title: 'error: only the wallet decides: ',
    },
  },
  {
    name: 'the address of a Farcaster login states the nonce of this device',
    file: `${frame}/worker/login/farcaster/readFarcasterUrl.ts`,
    find: "  if (nonces.some((one) => one !== nonce))\n    throw createInvalidResponseError('The nonce of the login must be that of this device.')\n",
    test: {
      runner: 'apps',
      file: `${frame}/worker/login/farcaster/createFarcasterLogin.test.ts`,
      title: 'error: an address with ',
    },
  },
  {
    name: 'a click counts only while nothing covers the view in the frame',
    file: `${frame}/page/view/parts/openDisplayWatch.ts`,
    find: ' && (!hasV2 || entry.isVisible === true)',
    test: {
      runner: 'browser',
      file: `${frame}/page/view/clickjacking.browser.test.ts`,
      title: 'error: no click counts while a region of the view ',
    },
  },
  {
    name: 'a click counts only in a frame that is large enough to read',
    file: `${frame}/page/view/parts/openDisplayWatch.ts`,
    find: ' || !isLarge()',
    test: {
      runner: 'browser',
      file: `${frame}/page/view/clickjacking.browser.test.ts`,
      title: 'error: no click counts in a frame that is not displayed as it is: ',
    },
  },
  {
    name: 'what moves value is decided in a window, not in a frame of which the app can hide parts',
    file: `${frame}/page/view/isFramed.ts`,
    find: "return request !== 'settings' && isOwnSignIn(request)",
    replace: 'return true',
    test: {
      runner: 'browser',
      file: `${frame}/page/view/clickjacking.browser.test.ts`,
      title: 'error: a click on the view ',
    },
  },
  {
    name: 'only a sign-in without resources and without a warning is decided in the frame',
    file: `${frame}/page/describe/isOwnSignIn.ts`,
    find: " && warnings.length === 0 && fields.every(({ name }) => name !== 'resources')",
    test: {
      runner: 'apps',
      file: `${frame}/page/describe/isOwnSignIn.test.ts`,
      title: 'error: ',
    },
  },
  {
    name: 'a click counts only after the request was displayed for long enough',
    file: `${frame}/page/approval/isArmed.ts`,
    find: ' && at - displayedAt >= armingDelayMs',
    test: {
      runner: 'apps',
      file: `${frame}/page/approval/machine.property.test.ts`,
      title: 'behavior: nothing is signed without a trusted click on that request after the delay',
    },
  },
  {
    name: 'browsers that do not tell what covers a frame decide everything in a window (Firefox, Safari)',
    file: `${frame}/page/view/App.tsx`,
    find: 'if (canDetectCover() && isFramed(model)) return view',
    replace: 'if (isFramed(model)) return view',
    test: {
      runner: 'browser',
      file: `${frame}/page/view/WindowGate.browser.test.tsx`,
      title: 'default: without the API a sign-in at the app is in a window too',
    },
  },
  {
    name: 'the frame signs nothing whose simulation has effects that were not displayed',
    file: `${frame}/page/signing/checkEffects.ts`,
    find: "if (shown && now && hasNewEffects(shown, now)) throw new ApprovalError('effects_changed')",
    test: {
      runner: 'apps',
      file: `${frame}/page/signing/signApproval.test.ts`,
      title: "error: a Solana transaction that takes more than was displayed, or can't be simulated again",
    },
  },
  {
    name: 'the frame displays no call whose description is untrue',
    file: `${frame}/page/signing/checkEffects.ts`,
    find: "throw new ApprovalError('effects_hidden')",
    replace: 'return',
    test: {
      runner: 'chains',
      file: `${frame}/page/signing/evmTransaction.browser.test.ts`,
      title: 'error: a transfer of a token that also allows another account to take tokens is not displayed',
    },
  },
  {
    name: 'the user approves a change of the address before a code is sent',
    file: `${frame}/page/host/createEmailUpdateHandlers.ts`,
    find: "        })({ type: 'emailChange', from: known.email, to: email }, getChainId()),\n",
    replace: '        }) && undefined,\n',
    test: {
      runner: 'apps',
      file: `${frame}/page/host/accountChanges.test.ts`,
      title: 'default: a change of the address is approved before a mail is sent, with both addresses',
    },
  },
  {
    name: 'the recovery of a wallet moves to another login only when the user has approved it',
    file: `${frame}/worker/login/setUpWallet.ts`,
    find: 'if (active.renewalSubject !== subject)',
    replace: "if (subject === '')",
    test: {
      runner: 'apps',
      file: `${frame}/worker/createVault.test.ts`,
      title: 'error: an app with the codes of both addresses does not move the recovery without the user',
    },
  },
  {
    name: 'the login limits count by address and network, not by the address alone',
    file: `${gateway}/login/service/createCodeLimits.ts`,
    find: 'key: `${subject} ${isDevice ? flow.jkt : toNetworkKey(address)}`,',
    replace: 'key: subject,',
    test: {
      runner: 'apps',
      file: `${gateway}/login/service/lockOut.test.ts`,
      title: 'behavior: codes of sign-ins do not stop a login, and no sign-in from another network',
    },
  },
  {
    name: 'each kind of code has limits of its own',
    file: `${gateway}/login/service/createCodeLimits.ts`,
    find: "const subject = `${flow.kind} ${toPseudonym('email', recipient)}`",
    replace: "const subject = toPseudonym('email', recipient)",
    test: {
      runner: 'apps',
      file: `${gateway}/login/service/lockOut.test.ts`,
      title: 'behavior: each kind of code has limits of its own: codes of sign-ins stop no login',
    },
  },
  {
    name: 'a device of the owner is exempt from the limits by address',
    file: `${gateway}/login/service/createCodeLimits.ts`,
    find: '...(isKnown ? [] : toEntries(sendPerRecipient, subject)),',
    replace: '...toEntries(sendPerRecipient, subject),',
    test: {
      runner: 'apps',
      file: `${gateway}/login/service/lockOut.test.ts`,
      title: 'behavior: a known device logs in after unknown networks have used all codes of its address',
    },
  },
  {
    name: 'the links of one network for an address do not use up those of another network',
    file: `${gateway}/recovery/links/createLinkRequestLimit.ts`,
    find: "{ key: toKey('sender', address, sender), max",
    replace: "{ key: toKey('sender', address), max",
    test: {
      runner: 'apps',
      file: `${gateway}/recovery/links/createLinkRequestLimit.test.ts`,
      title: 'behavior: links that a network requests for an address do not stop another network',
    },
  },
  {
    name: 'typed data displays the domain that is hashed',
    file: `${frame}/page/describe/describeTypedData.ts`,
    find: 'const domainFields = getDomainFields(typedData)',
    replace: 'const domainFields = getDomainFields({ domain, types: {} })',
    test: {
      runner: 'apps',
      file: `${frame}/page/describe/describeTypedData.test.ts`,
      title: 'behavior: what is displayed of a domain is what is hashed',
    },
  },
  {
    name: 'typed data displays no member that is not hashed',
    file: `${frame}/page/describe/describeTypedData.ts`,
    find: "  if (isObject(value)) throw new TypeError('A list or struct must have a type of its own')\n  return toVisible(String(value))",
    replace: '  return toVisible(isObject(value) ? JSON.stringify(value) : String(value))',
    test: {
      runner: 'apps',
      file: `${frame}/page/describe/describeTypedData.test.ts`,
      title: 'behavior: no member that is not hashed is displayed, ',
    },
  },
  {
    name: 'dangers of the parts of a request are at its top',
    file: `${frame}/page/describe/toTopWarnings.ts`,
    find: ', ...instructions.flatMap((part) => part.warnings)]',
    replace: ']',
    test: {
      runner: 'apps',
      file: `${frame}/page/describe/toTopWarnings.test.ts`,
      title: 'default: dangers of the parts are at the top, once, before what needs a check',
    },
  },
  {
    name: 'Approve counts only after the end of the request was displayed',
    file: `${frame}/page/view/parts/openDisplayWatch.ts`,
    find: "return isRead ? 'displayed' : 'unread'",
    replace: "return 'displayed'",
    test: {
      runner: 'browser',
      file: `${frame}/page/view/readToEnd.browser.test.tsx`,
      title: 'error: a click before the end was displayed approves nothing',
    },
  },
  {
    name: 'a pattern without a scheme allows no page without https to embed the frame',
    file: `${gateway}/frame/isAllowedParent.ts`,
    find: "return pattern.includes('://') ? pattern : `https://${pattern}`",
    replace: 'return pattern',
    test: {
      runner: 'apps',
      file: `${gateway}/frame/toFrameAncestors.test.ts`,
      title: 'behavior: a pattern without a scheme allows no page without https: ',
    },
  },
  {
    name: 'the login form and the services have one rule for e-mail addresses: the frame',
    file: 'packages/frame-client/src/protocol/requestSchemas.ts',
    find: 'const email = z.string().check(z.refine(isEmail))',
    replace: 'const email = z.email()',
    test: {
      runner: 'apps',
      file: `${frame}/worker/services/emailAddresses.test.ts`,
      title: 'default: the form and all services accept ',
    },
  },
  {
    name: 'the login form and the services have one rule for e-mail addresses: the services',
    file: 'packages/login-api/src/fields.ts',
    find: 'z.string().check(z.regex(emailPattern), z.maxLength(320))',
    replace: 'z.email()',
    test: {
      runner: 'apps',
      file: `${frame}/worker/services/emailAddresses.test.ts`,
      title: 'default: the form and all services accept ',
    },
  },
  {
    name: 'passkeys of password managers are read by shape: bytes of another realm',
    file: `${frame}/page/passkey/createAuthenticator.ts`,
    find: "Object.prototype.toString.call(value) === '[object ArrayBuffer]'",
    replace: 'value instanceof ArrayBuffer',
    test: {
      runner: 'apps',
      file: `${frame}/page/passkey/createAuthenticator.test.ts`,
      title: 'default: creates a passkey',
    },
  },
  {
    name: 'passkeys of password managers are read by shape: errors of any class',
    file: `${frame}/page/passkey/createAuthenticator.ts`,
    find: "  const name = field(cause, 'name')\n",
    replace: '  const name = cause instanceof DOMException ? cause.name : undefined\n',
    test: {
      runner: 'apps',
      file: `${frame}/page/passkey/createAuthenticator.test.ts`,
      title: ' of any class',
    },
  },
  {
    name: 'no passkey is created that cannot open the wallet',
    file: `${frame}/page/passkey/createAuthenticator.ts`,
    find: "if (field(await callStatic('getClientCapabilities'), 'extension:prf') === false)",
    replace: 'if (support === credentials)',
    test: {
      runner: 'apps',
      file: `${frame}/page/passkey/createAuthenticator.test.ts`,
      title: 'behavior: a browser without PRF creates none',
    },
  },
  {
    name: 'a call that only its simulation describes is known if that is complete',
    file: `${frame}/page/describe/nameSimulatedCalls.ts`,
    find: 'if (!isKnown) return warnings',
    replace: 'return warnings',
    test: {
      runner: 'apps',
      file: `${frame}/page/describe/describeEvmTransaction.test.ts`,
      title: 'behavior: an unknown call is known by its simulation, if that is complete',
    },
  },
  {
    name: 'the frame answers which permissions it can grant',
    file: `${frame}/page/host/handleRpcRequest.ts`,
    find: "  if (method === 'wallet_getSupportedExecutionPermissions') return getSupportedPermissions(context)\n",
    test: {
      runner: 'apps',
      file: `${frame}/page/host/handlePermissions.test.ts`,
      title: 'behavior: wallet_getSupportedExecutionPermissions has the form that ',
    },
  },
  {
    name: 'the frame answers which permissions it has granted to the app',
    file: `${frame}/page/host/handleRpcRequest.ts`,
    find: "  if (method === 'wallet_getGrantedExecutionPermissions') return getGrantedPermissions(context)\n",
    test: {
      runner: 'apps',
      file: `${frame}/page/host/handlePermissions.test.ts`,
      title: 'default: returns what the app was given, in the current form, also after a reload',
    },
  },
  {
    name: 'an app learns at once that its project does not list its origin',
    file: `${gateway}/frame/createRefusalPage.ts`,
    find: 'return { headers: headers.refusal(hash), body }',
    replace: 'return undefined',
    test: {
      runner: 'apps',
      file: `${gateway}/frame/refusal.test.ts`,
      title: 'error: the gateway tells the app at once about ',
    },
  },
]
