import {
  DatagridConfigurable,
  DateField,
  FilterButton,
  FunctionField,
  List,
  NumberField,
  Pagination,
  SelectColumnsButton,
  TextField,
  TextInput,
  TopToolbar,
} from 'react-admin';

const filters = [<TextInput key="code" source="customer_order_id" alwaysOn />];

function Actions() {
  return (
    <TopToolbar>
      <FilterButton />
      <SelectColumnsButton />
    </TopToolbar>
  );
}

/** The twenty columns that the product's list of orders shows in the bench. */
export function OrderList() {
  return (
    <List
      filters={filters}
      actions={<Actions />}
      perPage={20}
      sort={{ field: 'created_at', order: 'DESC' }}
      pagination={<Pagination rowsPerPageOptions={[20, 25, 100]} />}
    >
      <DatagridConfigurable rowClick="edit">
        <TextField source="customer_order_id" />
        <DateField source="created_at" showTime />
        <NumberField source="status" />
        <TextField source="delivery_company" />
        <TextField source="delivery_order_id" />
        <NumberField source="delivery_status" />
        <TextField source="receiver_name" />
        <TextField source="receiver_phone" />
        <TextField source="receiver_city" />
        <TextField source="receiver_address" />
        <TextField source="warehouse_id.label" />
        <NumberField source="goods_quantity" />
        <NumberField source="goods_total" />
        <NumberField source="cod_amount" />
        <NumberField source="discount" />
        <NumberField source="prepay" />
        <NumberField source="delivery_cost" />
        <NumberField source="weight" />
        <NumberField source="source" />
        <FunctionField source="images" render={printImages} />
      </DatagridConfigurable>
    </List>
  );
}

const printImages = ({ images }: { images?: readonly unknown[] }) => images?.length ?? 0;
