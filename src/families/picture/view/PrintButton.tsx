import { BarButton } from '../../../kit/ui/BarButton';
import { printPicture } from './savePicture';

export const PrintButton = () => <BarButton label="Print picture" icon="print" onPress={printPicture} />;
