export {
  choiceParam,
  choicesParam,
  flagParam,
  stableParam,
  textParam,
  typedParam,
  type AddressParam,
} from './addressParams';
export type { AddressParams } from './addressQuery';
export { useAddressState, type ChangeAddress } from './useAddressState';
export { useUncontrolledText } from './useUncontrolledText';
