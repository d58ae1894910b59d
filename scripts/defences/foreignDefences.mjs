// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources contain template literals.
/** @typedef {import('./removeDefence.mjs').Defence} Defence */

const gateway = 'apps/gateway/src'

/** @type {readonly Defence[]} The defences against responses and files of servers that are not ours. */
export const foreignDefences = [
  {
    name: 'a response without an issuer is refused if the provider always states it',
    file: `${gateway}/identityProviders/social/createClient.ts`,
    find: 'server.authorization_response_iss_parameter_supported === true',
    replace: 'false',
    test: {
      runner: 'apps',
      file: `${gateway}/identityProviders/social/createSocialProviders.test.ts`,
      title: 'error: refuses a response without an issuer of a provider that always states it (RFC 9207)',
    },
  },
  {
    name: 'the gateway decodes no image of more pixels than it has memory for',
    file: `${gateway}/server/imageProxy/renderImage.ts`,
    find: '  if (width * height > maxPixels) throw new ImageError(`more than ${maxPixels} pixels`)\n',
    test: {
      runner: 'apps',
      file: `${gateway}/server/imageProxy/renderImage.test.ts`,
      title: 'error: refuses an image of too many pixels before it is decoded',
    },
  },
  {
    name: 'the gateway decodes no format in its own process but those of pixels',
    file: `${gateway}/server/imageProxy/renderImage.ts`,
    find: 'formats.has(type) && ',
    test: {
      runner: 'apps',
      file: `${gateway}/server/imageProxy/renderImage.test.ts`,
      title: 'error: refuses ',
    },
  },
]
