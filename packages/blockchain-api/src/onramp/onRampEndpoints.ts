import * as z from 'zod/mini'
import type { Endpoint, EndpointParameter } from '../endpoint/Endpoint.js'
import { parameters } from '../endpoint/parameters.js'
import { multiQuotesRequestSchema, multiQuotesResponseSchema } from './multiQuotesSchema.js'
import { countrySchema, currencyCodeSchema, onRampAmountSchema } from './onRampAmount.js'
import { buyOptionsResponseSchema, onRampOptionsResponseSchema } from './onRampOptionsResponseSchema.js'
import { onRampProvidersResponseSchema } from './onRampProvidersSchema.js'
import { onRampPurchaseResponseSchema } from './onRampPurchaseSchema.js'
import {
  buyQuoteResponseSchema,
  onRampQuoteRequestSchema,
  onRampQuoteResponseSchema,
} from './onRampQuoteSchema.js'
import { onRampUrlRequestSchema, onRampUrlResponseSchema } from './onRampUrlSchema.js'

const query = (
  name: string,
  description: string,
  schema: z.ZodMiniType,
  isRequired = true,
): EndpointParameter => ({ name, in: 'query', isRequired, description, schema })

const text = z.string().check(z.minLength(1), z.maxLength(200))
const country = query('country', 'ISO 3166-1 alpha-2. Default: that of the server.', countrySchema, false)
const subdivision = query('subdivision', 'A state of the country, such as `NY`.', text, false)

const unavailable = 'No provider answers, or the server has none.'
const quoteErrors = {
  400: 'No provider has the currency, the network or the amount.',
  503: unavailable,
}

/** The endpoints of purchases. */
export const onRampEndpoints: readonly Endpoint[] = [
  {
    operationId: 'getOnRampOptions',
    method: 'get',
    path: '/v1/onramp/options',
    summary: 'Currencies of purchases',
    description: 'What can be bought and paid with in a country, with the limits of all providers together.',
    parameters: [parameters.projectId, country, subdivision],
    response: onRampOptionsResponseSchema,
    errors: { 400: 'The country is malformed.', 503: unavailable },
  },
  {
    operationId: 'getBuyOptions',
    method: 'get',
    path: '/v1/onramp/buy/options',
    summary: 'Currencies of purchases, with other names',
    description: 'The same as `/v1/onramp/options`, with the names of existing clients.',
    parameters: [parameters.projectId, country, subdivision],
    response: buyOptionsResponseSchema,
    errors: { 400: 'The country is malformed.', 503: unavailable },
  },
  {
    operationId: 'getOnRampQuote',
    method: 'post',
    path: '/v1/onramp/quote',
    summary: 'The best quote of a purchase',
    description: 'The quote of the provider from which the user receives the most, after all fees.',
    parameters: [parameters.projectId],
    request: onRampQuoteRequestSchema,
    response: onRampQuoteResponseSchema,
    errors: { ...quoteErrors, 422: 'The body does not match the schema.' },
  },
  {
    operationId: 'getBuyQuote',
    method: 'get',
    path: '/v1/onramp/buy/quotes',
    summary: 'The best quote of a purchase, with other names',
    description: 'The same as `/v1/onramp/quote`, with the names of existing clients.',
    parameters: [
      parameters.projectId,
      query('purchaseCurrency', 'Symbol or id of the currency to buy.', text),
      query('purchaseNetwork', 'Name of a network in the options.', text, false),
      query('paymentAmount', 'The payment with all fees.', onRampAmountSchema),
      query('paymentCurrency', 'Currency of the payment.', currencyCodeSchema),
      query('paymentMethod', 'Such as `CARD`.', text, false),
      country,
      subdivision,
    ],
    response: buyQuoteResponseSchema,
    errors: quoteErrors,
  },
  {
    operationId: 'getMultiQuotes',
    method: 'post',
    path: '/v1/onramp/multi/quotes',
    summary: 'Quotes of all providers',
    description:
      'One quote of each provider that has one, the best first. A provider that fails has none; the id of the project is in the body.',
    parameters: [],
    request: multiQuotesRequestSchema,
    response: multiQuotesResponseSchema,
    errors: { ...quoteErrors, 422: 'The body does not match the schema.' },
  },
  {
    operationId: 'getOnRampProviders',
    method: 'get',
    path: '/v1/onramp/providers',
    summary: 'Providers of purchases',
    description: 'The providers of the server; an empty list if it has none.',
    parameters: [
      parameters.projectId,
      query('countries', 'Countries that a provider must serve, separated by commas.', text, false),
    ],
    response: onRampProvidersResponseSchema,
    errors: {},
  },
  {
    operationId: 'createOnRampUrl',
    method: 'post',
    path: '/v1/generators/onrampurl',
    summary: 'URL of a purchase',
    description: 'Starts a purchase, and returns the page of the provider where the user pays.',
    parameters: [parameters.projectId],
    request: onRampUrlRequestSchema,
    response: onRampUrlResponseSchema,
    errors: {
      400: 'The address, the currency or the provider is invalid.',
      422: 'The body does not match the schema.',
      503: unavailable,
    },
  },
  {
    operationId: 'getOnRampPurchase',
    method: 'get',
    path: '/v1/onramp/purchases/{purchaseId}',
    summary: 'A purchase',
    description: 'The status of a purchase. Its id is a secret: who has it can read the status.',
    parameters: [
      {
        name: 'purchaseId',
        in: 'path',
        isRequired: true,
        description: 'The id that `/v1/generators/onrampurl` returned.',
        schema: z.string().check(z.regex(/^[\w-]{16,100}$/)),
      },
      parameters.projectId,
    ],
    response: onRampPurchaseResponseSchema,
    errors: { 404: 'There is no such purchase.' },
  },
]
