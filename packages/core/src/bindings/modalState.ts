import type { Route, ViewName } from '../engine/routes.js'
import { toModalModel } from '../features/shell/modal/view.js'
import type { None, ToState } from './Binding.js'

/** Whether the modal is open: the hook `useLatchkitModalState`. */
export const modalStateBinding: { readonly toState: ToState<None, modalStateBinding.State> } = {
  toState(state, config) {
    const model = toModalModel(state, config)
    return model.status === 'open'
      ? { isOpen: true, view: model.route.view, route: model.route }
      : { isOpen: false, view: undefined, route: undefined }
  },
}

export declare namespace modalStateBinding {
  type State =
    | { readonly isOpen: true; readonly view: ViewName; readonly route: Route }
    | { readonly isOpen: false; readonly view: undefined; readonly route: undefined }
}
