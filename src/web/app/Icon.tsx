import AddOutlined from '@mui/icons-material/AddOutlined';
import RemoveOutlined from '@mui/icons-material/RemoveOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BarChartOutlined from '@mui/icons-material/BarChartOutlined';
import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CallMergeOutlined from '@mui/icons-material/CallMergeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChatBubbleOutlined from '@mui/icons-material/ChatBubbleOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CircleOutlined from '@mui/icons-material/CircleOutlined';
import VolumeOffOutlined from '@mui/icons-material/VolumeOffOutlined';
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ContactPhoneOutlined from '@mui/icons-material/ContactPhoneOutlined';
import CurrencyExchangeOutlined from '@mui/icons-material/CurrencyExchangeOutlined';
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DensityMediumOutlined from '@mui/icons-material/DensityMediumOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import FilterAltOutlined from '@mui/icons-material/FilterAltOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import HeadsetOutlined from '@mui/icons-material/HeadsetOutlined';
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HubOutlined from '@mui/icons-material/HubOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import KeyboardDoubleArrowLeftOutlined from '@mui/icons-material/KeyboardDoubleArrowLeftOutlined';
import KeyboardDoubleArrowRightOutlined from '@mui/icons-material/KeyboardDoubleArrowRightOutlined';
import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import LoyaltyOutlined from '@mui/icons-material/LoyaltyOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import MoreVertOutlined from '@mui/icons-material/MoreVertOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import PrecisionManufacturingOutlined from '@mui/icons-material/PrecisionManufacturingOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import QrCodeOutlined from '@mui/icons-material/QrCodeOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import RedeemOutlined from '@mui/icons-material/RedeemOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SettingsBrightnessOutlined from '@mui/icons-material/SettingsBrightnessOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import StraightenOutlined from '@mui/icons-material/StraightenOutlined';
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined';
import SyncOutlined from '@mui/icons-material/SyncOutlined';
import TagOutlined from '@mui/icons-material/TagOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import WarehouseOutlined from '@mui/icons-material/WarehouseOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';

/** The kit's icons by the names that schemas use. */
const ICONS = {
  home: HomeOutlined,
  crm: HeadsetOutlined,
  warehouse: WarehouseOutlined,
  pos: PointOfSaleOutlined,
  admin: AdminPanelSettingsOutlined,
  production: PrecisionManufacturingOutlined,
  office: ApartmentOutlined,
  dc: HubOutlined,
  request: AssignmentOutlined,
  invoice: RequestQuoteOutlined,
  inventory: Inventory2Outlined,
  receipt: ReceiptLongOutlined,
  settings: SettingsOutlined,
  people: PeopleOutlined,
  person: PersonOutlined,
  key: KeyOutlined,
  list: ListAltOutlined,
  add: AddOutlined,
  remove: RemoveOutlined,
  edit: EditOutlined,
  delete: DeleteOutlined,
  close: CloseOutlined,
  check: CheckOutlined,
  phone: PhoneOutlined,
  contact: ContactPhoneOutlined,
  chat: ChatBubbleOutlined,
  campaign: CampaignOutlined,
  block: BlockOutlined,
  tag: TagOutlined,
  currency: CurrencyExchangeOutlined,
  store: StorefrontOutlined,
  truck: LocalShippingOutlined,
  transfer: SwapHorizOutlined,
  merge: CallMergeOutlined,
  undo: UndoOutlined,
  archive: ArchiveOutlined,
  category: CategoryOutlined,
  price: SellOutlined,
  gift: RedeemOutlined,
  loyalty: LoyaltyOutlined,
  measure: StraightenOutlined,
  report: BarChartOutlined,
  clock: ScheduleOutlined,
  calendar: CalendarMonthOutlined,
  badge: BadgeOutlined,
  file: DescriptionOutlined,
  folder: FolderOutlined,
  image: ImageOutlined,
  qr: QrCodeOutlined,
  print: PrintOutlined,
  sync: SyncOutlined,
  upload: UploadOutlined,
  download: DownloadOutlined,
  search: SearchOutlined,
  filter: FilterAltOutlined,
  star: StarOutlined,
  flag: FlagOutlined,
  warning: WarningAmberOutlined,
  error: ErrorOutlined,
  info: InfoOutlined,
  lock: LockOutlined,
  menu: MenuOutlined,
  more: MoreVertOutlined,
  bell: NotificationsOutlined,
  language: TranslateOutlined,
  logout: LogoutOutlined,
  scheme: SettingsBrightnessOutlined,
  light: LightModeOutlined,
  dark: DarkModeOutlined,
  keyboard: KeyboardOutlined,
  help: HelpOutlineOutlined,
  terms: GavelOutlined,
  privacy: PolicyOutlined,
  collapse: KeyboardDoubleArrowLeftOutlined,
  expand: KeyboardDoubleArrowRightOutlined,
  density: DensityMediumOutlined,
  sound: VolumeUpOutlined,
  silent: VolumeOffOutlined,
  circle: CircleOutlined,
};

type IconName = keyof typeof ICONS;

/** Names that a schema may take. */
export const iconNames: readonly string[] = Object.keys(ICONS);

interface Props extends Omit<SvgIconProps, 'name'> {
  /** A name that the kit does not know is drawn as a circle. */
  name: string;
}

/** An icon of the kit; decoration only, the word beside it (or the button's label) says what it means. */
export function Icon({ name, ...props }: Props) {
  const Found = ICONS[name as IconName] ?? ICONS.circle;
  return <Found aria-hidden focusable="false" {...props} />;
}
