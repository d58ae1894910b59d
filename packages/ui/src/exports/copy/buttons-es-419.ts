export { buttons as buttonsEs419 } from '../../copy/languages/es-419/buttons.js'
