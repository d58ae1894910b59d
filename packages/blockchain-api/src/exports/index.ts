export { catalogue } from '../catalogue/catalogue.js'
export { dataApi } from '../dataApi/dataApi.js'
export { ServiceRefusedError, ServiceResponseError, ServiceUnreachableError } from '../errors/service.js'
