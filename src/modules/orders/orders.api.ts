/** What a parcel bears: places of work of other modules print it as soon as it is packed. */
export { parcelLabelPrint } from '#generated/orders/parcel-label.print.gen.ts';
