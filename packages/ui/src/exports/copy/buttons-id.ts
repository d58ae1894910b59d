export { buttons as buttonsId } from '../../copy/languages/id/buttons.js'
