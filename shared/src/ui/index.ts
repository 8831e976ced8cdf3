export { ACCENTS, media, type Accent } from '@venue/shared/ui/theme';
export { type IconName, type Motif } from '@venue/shared/ui/drawings';
export type { Elements } from './elements';
export { isRepeatClick } from './hooks/isRepeatClick';
export { openModal } from './hooks/openModal';
export { keyOf } from './hooks/keyOf';
export { stepByKey } from './hooks/stepByKey';
export { opensNatively, useOpenedNatively } from './hooks/nativeDialog';
export { useEarlyTab } from './hooks/useEarlyTab';
export { useFocusAfterRemoval } from './hooks/useFocusAfterRemoval';
export { useHydrated } from './hooks/useHydrated';
export { useNow } from './hooks/useNow';
export { Badge, StatusBadge, type StatusTone } from './primitives/badge/Badge';
export { Button, ButtonAnchor, ButtonLink } from './primitives/button/Button';
export type { ButtonSize, ButtonTone } from './primitives/button/Button.styles';
export { Card, CardBody, CardLink, LinkCard } from './primitives/card/Card';
export { Chip, FilterChip } from './primitives/chip/Chip';
export { useComingSoon } from './primitives/coming-soon/useComingSoon';
export { ConfirmDialog } from './primitives/dialog/ConfirmDialog';
export { Dialog, type DialogProps } from './primitives/dialog/Dialog';
export type { DialogKind } from './primitives/dialog/Dialog.styles';
export {
  Checkbox,
  DateInput,
  NumberInput,
  SearchInput,
  Select,
  TextArea,
  TextInput,
} from './primitives/field/controls';
export { Options, type Option } from './primitives/field/Options';
export { Field, FieldError, FieldGroup } from './primitives/field/Field';
export { useInputProblem } from './primitives/field/useInputProblem';
export { Icon } from './primitives/icon/Icon';
export { IconButton } from './primitives/icon-button/IconButton';
export { FormGrid, FormRow, SidebarLayout } from './primitives/layout/Columns';
export {
  Cluster,
  Container,
  Grid,
  Page,
  Section,
  Stack,
  VisuallyHidden,
  type Space,
} from './primitives/layout/Layout';
export { ListRow, ListRows } from './primitives/layout/ListRows';
export { KeyHint } from './primitives/key-hint/KeyHint';
export { BackButton } from './primitives/navigation/BackButton';
export { BackLink, Breadcrumb } from './primitives/navigation/Navigation';
export { Panel, PanelTitle } from './primitives/panel/Panel';
export { photoSource } from './primitives/picture/photoUrl';
export { Picture } from './primitives/picture/Picture';
export { StandIn } from './primitives/picture/StandIn';
export { Price } from './primitives/price/Price';
export { Rating, RatingInput } from './primitives/rating/Rating';
export { Skeleton } from './primitives/skeleton/Skeleton';
export { QuantityStepper } from './primitives/stepper/QuantityStepper';
export { Tabs, type TabItem } from './primitives/tabs/Tabs';
export { Text } from './primitives/text/Text';
export { AccessDenied } from './patterns/access-denied/AccessDenied';
export { Banner, type BannerTone } from './patterns/banner/Banner';
export { ConfirmationPanel } from './patterns/confirmation/ConfirmationPanel';
export { PageHeader } from './patterns/headers/PageHeader';
export { SectionHeader } from './patterns/headers/SectionHeader';
export { PrintSheet } from './patterns/print-sheet/PrintSheet';
export { EmptyPage } from './patterns/states/EmptyPage';
export { EmptyState } from './patterns/states/EmptyState';
export { ErrorState } from './patterns/states/ErrorState';
export { LoadingState } from './patterns/states/LoadingState';
export { StorageNotices } from './patterns/storage-notices/StorageNotices';
export { DataCard } from './patterns/summary/DataCard';
export { Summary, type SummaryItem } from './patterns/summary/Summary';
