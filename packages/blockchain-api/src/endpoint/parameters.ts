import * as z from 'zod/mini'
import { currencies } from '../values/currencies.js'
import type { EndpointParameter } from './Endpoint.js'

const caip2 = z.string().check(z.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))

/** Parameters that several endpoints have. */
export const parameters: Readonly<
  Record<'projectId' | 'address' | 'chainId' | 'optionalChainId' | 'currency', EndpointParameter>
> = {
  projectId: {
    name: 'projectId',
    in: 'query',
    isRequired: true,
    description: 'The id of the project.',
    schema: z.string().check(z.minLength(1)),
  },
  address: {
    name: 'address',
    in: 'path',
    isRequired: true,
    description: 'The address of the account, such as `0x…`.',
    schema: z.string().check(z.minLength(1)),
  },
  chainId: {
    name: 'chainId',
    in: 'query',
    isRequired: true,
    description: 'CAIP-2 id of the chain, such as `eip155:1`.',
    schema: caip2,
  },
  optionalChainId: {
    name: 'chainId',
    in: 'query',
    isRequired: false,
    description:
      'CAIP-2 id of the chain, such as `eip155:1`. Default: all chains of the namespace of the address.',
    schema: caip2,
  },
  currency: {
    name: 'currency',
    in: 'query',
    isRequired: false,
    description: 'The currency of prices and values. Default: `usd`.',
    schema: z.enum(currencies),
  },
}
