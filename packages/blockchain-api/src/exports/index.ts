export { catalogue } from '../catalogue/catalogue.js'
export { ServiceRefusedError, ServiceResponseError, ServiceUnreachableError } from '../errors/service.js'
